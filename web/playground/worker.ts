// The worker of the playground: holds the sky, the packs and the compiler, and answers its page. It is handed its data and reaches no
// network.

import { openPlayground, type Playground } from '@nirnaya/authoring/playground';
import type { Replies, Reply, Request } from './protocol.ts';

const scope = self as unknown as {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(reply: Reply): void;
};

let playground: Playground | undefined;

scope.onmessage = ({ data: request }) => {
  try {
    if (request.kind === 'open') {
      const { sky, packs, calendars } = request;
      playground = openPlayground({ sky, packs, calendars, now: Date.now });
      scope.postMessage({ kind: 'opened' });
      return;
    }
    if (playground === undefined) throw new Error('the playground is not open');
    scope.postMessage({ kind: 'replied', id: request.id, value: replyTo(playground, request) });
  } catch (error) {
    scope.postMessage({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
      ...(request.kind === 'open' ? {} : { id: request.id }),
    });
  }
};

function replyTo(opened: Playground, request: Exclude<Request, { kind: 'open' }>): Replies[keyof Replies] {
  switch (request.kind) {
    case 'answer':
      return opened.answer(request.question);
    case 'completions':
      return opened.completions(request.text, request.offset, request.afterBlank);
    case 'hover':
      return opened.hover(request.text, request.offset, request.place);
  }
}
