// A listener for the metrics alone, on this machine's loopback: no proxy of the service leads to it.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './open.ts';
import { metricsPath, showsToken } from './page.ts';

/** A listener that runs. */
export interface MetricsListener {
  /** where the metrics are: `http://127.0.0.1:9464/metrics` */
  readonly url: string;
  close(): Promise<void>;
}

/** How the metrics are listened for. */
interface MetricsListenerOptions {
  /** 0 takes any free port */
  readonly port: number;
  /** needed by every request where it is set */
  readonly token?: string | undefined;
}

const host = '127.0.0.1';

/** One scraper, or a few. */
const mostConnections = 16;

/** Milliseconds in which a request must arrive. */
const requestTimeout = 5000;

/**
 * Listens. A port that is taken is an error that names the setting. Requests under another name than this machine's are
 * refused, for a page may have its own name point here.
 */
export async function listenForMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, token }: MetricsListenerOptions,
): Promise<MetricsListener> {
  const server = createServer({ headersTimeout: requestTimeout, requestTimeout }, (request, response) => {
    const answer = (status: number, text: string, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
      response.end(text);
    };
    // There is nothing to read.
    request.resume();
    if (!isOwnName(request.headers.host)) return answer(403, 'Metrics are served to this machine only.\n');
    if (request.url?.split('?')[0] !== metricsPath) return answer(404, `Only ${metricsPath} exists.\n`);
    if (request.method !== 'GET') return answer(405, 'Use GET.\n', { Allow: 'GET' });
    if (token !== undefined && !showsToken(request, token)) {
      return answer(401, 'METRICS_TOKEN is required as a bearer token.\n', { 'WWW-Authenticate': 'Bearer' });
    }
    metrics.text().then(
      (text) => answer(200, text, { 'Content-Type': metrics.contentType }),
      () => answer(500, 'The metrics could not be collected.\n'),
    );
  });
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `METRICS_PORT: port ${port} of ${host} is in use. Set METRICS_PORT to another port, to 0 for any free port, or to off.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}${metricsPath}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

const isOwnName = (header = ''): boolean => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(header);
