// The thread in which texts are evaluated. It knows nothing but what it is sent, and it is ended from outside when it
// takes too long or too much.

import { parentPort } from 'node:worker_threads';
import { ServiceError } from '../errors.ts';
import { evaluator } from './evaluate.ts';
import type { Reply } from './thread.ts';
import type { Evaluated, Trial } from './trial.ts';

const prepare = evaluator();
const send = (reply: Reply): void => parentPort?.postMessage(reply);

parentPort?.on('message', (trial: Trial) => {
  const evaluate = prepare(trial);
  send({ kind: 'begun' });
  void replyOf(evaluate).then(send);
});

async function replyOf(evaluate: () => Promise<Evaluated>): Promise<Reply> {
  try {
    return { kind: 'evaluated', evaluated: await evaluate() };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { status, code, message } = error;
    return { kind: 'refused', status, code, message };
  }
}
