// Conditions of alerts by json-rules-engine: those of several alerts of one place at once, so that each fact of a day is computed
// once, and only where a condition asks for it.

import type { DayFacts, FactParameters, FactValue } from '@nirnaya/app/alerts';
import { type AlertConditions, type AlertFactName, alertFacts } from '@nirnaya/contract/alerts';
import { type Almanac, Engine, type TopLevelCondition } from 'json-rules-engine';

/** An alert as it is checked. */
export interface CheckedAlert {
  /** of the account */
  readonly id: number;
  readonly conditions: AlertConditions;
}

/** A comparison that held, and what the day had. */
export interface MatchedFact {
  readonly fact: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly actual: FactValue;
}

/** Checks days. */
export interface AlertChecker {
  /** the alerts whose conditions hold on a civil day number, by their ids */
  on(day: number): Promise<ReadonlyMap<number, readonly MatchedFact[]>>;
}

/** The runtime fact that says which day is checked. */
const dayFact = 'day';

/** A checker of alerts over the facts of a place. Conditions must be within their bounds (`conditionFaults`). */
export function alertChecker(alerts: readonly CheckedAlert[], facts: DayFacts): AlertChecker {
  const engine = new Engine([], {
    // A value is never looked up in an answer: facts are values, and paths are no part of conditions.
    pathResolver: (value) => value,
    replaceFactsInEventParams: false,
  });
  for (const name of Object.keys(alertFacts) as AlertFactName[]) {
    engine.addFact(name, async (parameters: FactParameters, almanac: Almanac) =>
      facts.value(name, await almanac.factValue<number>(dayFact), parameters),
    );
  }
  for (const { id, conditions } of alerts)
    engine.addRule({ conditions: conditions as TopLevelCondition, event: { type: String(id) } });
  return {
    on: async (day) => {
      const { results } = await engine.run({ [dayFact]: day });
      return new Map(
        results.map(({ event, conditions }) => [Number(event?.type), matchedIn(conditions as EvaluatedNode)]),
      );
    },
  };
}

/** A condition after it was checked, as the engine leaves it. */
interface EvaluatedNode {
  readonly all?: readonly EvaluatedNode[];
  readonly any?: readonly EvaluatedNode[];
  readonly not?: EvaluatedNode;
  readonly fact?: string;
  readonly params?: MatchedFact['params'];
  readonly result?: boolean;
  readonly factResult?: FactValue;
}

// What holds under a negation is why the whole does not.
function matchedIn({
  all = [],
  any = [],
  fact,
  params,
  result,
  factResult,
}: EvaluatedNode): readonly MatchedFact[] {
  if (fact === undefined) return [...all, ...any].flatMap(matchedIn);
  if (result !== true || factResult === undefined) return [];
  return [{ fact, ...(params === undefined ? {} : { params }), actual: factResult }];
}
