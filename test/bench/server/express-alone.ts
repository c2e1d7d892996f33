// Bare Express in a process of its own: one route that sends a body. In: the body, as a message. Out: the port.

import express from 'express';

process.once('message', (body: string) => {
  const app = express();
  app.get('/v1/panchang', (_request, response) => {
    response.type('json').send(body);
  });
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
  });
});
