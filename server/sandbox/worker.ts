// The thread in which texts are evaluated. It knows nothing but what it is sent, and it is ended from outside when it
// takes too long or too much.

import { parentPort } from 'node:worker_threads';
import { Refusal } from '../../app/refusal.ts';
import { evaluator } from '../../authoring/evaluate/evaluate.ts';
import type { EvaluationResult, EvaluationTask } from '../../authoring/evaluate/task.ts';
import type { Reply } from './thread.ts';

const prepare = evaluator();
const send = (reply: Reply): void => parentPort?.postMessage(reply);

parentPort?.on('message', (task: EvaluationTask) => {
  const evaluate = prepare(task);
  send({ kind: 'begun' });
  send(replyOf(evaluate));
});

function replyOf(evaluate: () => EvaluationResult): Reply {
  try {
    return { kind: 'evaluated', evaluated: evaluate() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, code, message } = error;
    return { kind: 'refused', reason, code, message };
  }
}
