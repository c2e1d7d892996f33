// Has a task evaluated in the sandbox, with the skies that it needs.

import { fittedYears, planetsAbout } from '../../app/handed-skies.ts';
import { Refusal } from '../../app/refusal.ts';
import {
  type EvaluationResult,
  type EvaluationTask,
  planetsUnavailable,
} from '../../authoring/evaluate/task.ts';
import type { RequestService } from '../request-service.ts';

type Skies = Pick<EvaluationTask, 'years' | 'planets'>;

/**
 * Evaluates a task about some years for a caller. The skies are looked up, or built, when
 * a thread is free for the task. Few texts need planets, which take some time to compute: they are handed over once a text
 * turns out to need them.
 */
export async function evaluateApart(
  { sandbox, workspace: { sky } }: RequestService,
  caller: string,
  years: readonly number[],
  taskOf: (skies: Skies) => EvaluationTask,
): Promise<EvaluationResult> {
  const evaluate = (build: () => Skies): Promise<EvaluationResult> =>
    sandbox.evaluate(caller, async () => taskOf(build()));
  try {
    return await evaluate(() => ({
      years: fittedYears(sky, years),
      planets: undefined,
    }));
  } catch (error) {
    if (!(error instanceof Refusal && error.code === planetsUnavailable)) throw error;
  }
  return evaluate(() => ({
    years: fittedYears(sky, years),
    planets: planetsAbout(sky, years),
  }));
}
