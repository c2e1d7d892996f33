// Conditions of alerts in the JSON form of json-rules-engine, within bounds: nothing deeper, longer or of other facts and operators
// reaches the engine.

import { z } from '../schema/zod.ts';
import {
  type AlertFact,
  alertFactNames,
  alertFacts,
  type FactValues,
  type ParameterValues,
} from './facts.ts';

/** The bounds of the conditions of an alert. */
export const conditionBounds = {
  /** groups within groups, the outermost included */
  depth: 5,
  leaves: 50,
  /** values in a list */
  values: 30,
  /** comparisons of scores of muhurats, each of which rates every time of a day */
  muhurats: 3,
} as const;

/** The operators, and of which facts they take values. */
export const alertOperators = {
  equal: 'one',
  notEqual: 'one',
  in: 'list',
  notIn: 'list',
  contains: 'one',
  doesNotContain: 'one',
  lessThan: 'number',
  lessThanInclusive: 'number',
  greaterThan: 'number',
  greaterThanInclusive: 'number',
} as const;

/** The name of an operator. */
export type AlertOperator = keyof typeof alertOperators;

/** A value that a fact is compared with. */
export type AlertValue = string | number | boolean;

/** One comparison. */
export interface AlertLeaf {
  readonly fact: string;
  readonly params?: Readonly<Record<string, AlertValue>>;
  readonly operator: AlertOperator;
  readonly value: AlertValue | readonly AlertValue[];
}

/** Conditions: all or any of several, or not of one. */
export type AlertConditions =
  | { readonly all: readonly AlertNode[] }
  | { readonly any: readonly AlertNode[] }
  | { readonly not: AlertNode };

/** A part of conditions. */
export type AlertNode = AlertConditions | AlertLeaf;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const named = (names: readonly string[]): string => names.join(', ');

/** What is wrong with conditions, each with where it is; none where they may be used. Reads no deeper than the bounds allow. */
export function conditionFaults(
  value: unknown,
): readonly { readonly path: readonly (string | number)[]; readonly message: string }[] {
  const faults: { path: readonly (string | number)[]; message: string }[] = [];
  const fault = (path: readonly (string | number)[], message: string): void => {
    // A body may be full of them.
    if (faults.length < 20) faults.push({ path, message });
  };
  let leaves = 0;
  let muhurats = 0;
  const visit = (node: unknown, path: readonly (string | number)[], depth: number): void => {
    if (!isObject(node)) {
      fault(path, 'must be an object: a group (all, any, not) or a comparison (fact, operator, value)');
      return;
    }
    const group = groupOf(node);
    if (group === undefined) {
      leaves += 1;
      if (leaves > conditionBounds.leaves) {
        if (leaves === conditionBounds.leaves + 1)
          fault([], `must have at most ${conditionBounds.leaves} comparisons`);
        return;
      }
      muhurats += node.fact === 'muhurat_score' ? 1 : 0;
      if (node.fact === 'muhurat_score' && muhurats === conditionBounds.muhurats + 1)
        fault([], `must have at most ${conditionBounds.muhurats} comparisons of muhurat_score`);
      for (const message of leafFaults(node)) fault([...path, message[0]], message[1]);
      return;
    }
    if (depth > conditionBounds.depth) {
      fault(path, `must not nest groups more than ${conditionBounds.depth} deep`);
      return;
    }
    if (Object.keys(node).length > 1)
      fault(path, `must have no other field beside ${group}; put each group into an object of its own`);
    const inner = node[group];
    if (group === 'not') {
      visit(inner, [...path, 'not'], depth + 1);
      return;
    }
    if (!Array.isArray(inner) || inner.length === 0) {
      fault([...path, group], 'must be a list of at least one condition');
      return;
    }
    for (const [i, each] of inner.entries()) {
      if (leaves > conditionBounds.leaves) return;
      visit(each, [...path, group, i], depth + 1);
    }
  };
  if (isObject(value) && groupOf(value) === undefined) fault([], 'must be a group: all, any or not');
  else visit(value, [], 1);
  return faults;
}

const groupOf = (node: Readonly<Record<string, unknown>>): 'all' | 'any' | 'not' | undefined =>
  (['all', 'any', 'not'] as const).find((name) => Object.hasOwn(node, name));

type LeafFault = readonly [field: string, message: string];

function leafFaults(leaf: Readonly<Record<string, unknown>>): readonly LeafFault[] {
  const { fact: name, operator, value, params = {} } = leaf;
  const others = Object.keys(leaf).filter(
    (field) => !['fact', 'operator', 'value', 'params'].includes(field),
  );
  const faults: LeafFault[] = others.map((field) => [
    field.slice(0, 40),
    'is not a field of a comparison; its fields are fact, params, operator and value',
  ]);
  if (typeof name !== 'string' || !Object.hasOwn(alertFacts, name)) {
    faults.push(['fact', `must be one of ${named(alertFactNames)}`]);
    return faults;
  }
  const fact: AlertFact = alertFacts[name as keyof typeof alertFacts];
  if (!isObject(params)) faults.push(['params', 'must be an object']);
  else faults.push(...parameterFaults(fact, params));
  if (typeof operator !== 'string' || !Object.hasOwn(alertOperators, operator)) {
    faults.push(['operator', `must be one of ${named(Object.keys(alertOperators))}`]);
    return faults;
  }
  const problem =
    operatorProblem(fact, operator as AlertOperator) ?? valueProblem(fact, operator as AlertOperator, value);
  if (problem !== undefined) faults.push(problem);
  return faults;
}

function parameterFaults(fact: AlertFact, params: Readonly<Record<string, unknown>>): LeafFault[] {
  const names = Object.keys(fact.parameters);
  const faults: LeafFault[] = [];
  for (const name of Object.keys(params))
    if (!Object.hasOwn(fact.parameters, name))
      faults.push([
        'params',
        names.length === 0
          ? 'must be omitted: this fact has no parameters'
          : `has the unknown parameter ${name.slice(0, 40)}; known parameters are ${named(names)}`,
      ]);
  for (const [name, parameter] of Object.entries(fact.parameters)) {
    const given = params[name];
    if (given === undefined) {
      if (parameter.isRequired) faults.push(['params', `must have ${name}`]);
      continue;
    }
    const problem = problemOf(given, parameter);
    if (problem !== undefined) faults.push(['params', `${name} ${problem}`]);
  }
  return faults;
}

function operatorProblem({ isList, values }: AlertFact, operator: AlertOperator): LeafFault | undefined {
  const isOfLists = operator === 'contains' || operator === 'doesNotContain';
  if (isList !== isOfLists)
    return [
      'operator',
      isList
        ? 'must be contains or doesNotContain, because the fact is a list'
        : 'must not be contains or doesNotContain, because the fact is a single value',
    ];
  if (alertOperators[operator] === 'number' && values.kind !== 'number')
    return ['operator', 'compares numbers, and the fact is not a number'];
  return undefined;
}

function valueProblem({ values }: AlertFact, operator: AlertOperator, value: unknown): LeafFault | undefined {
  if (alertOperators[operator] !== 'list') {
    const problem = problemOf(value, values);
    return problem === undefined ? undefined : ['value', problem];
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > conditionBounds.values)
    return ['value', `must be a list of 1 to ${conditionBounds.values} values`];
  const problem = value.map((each) => problemOf(each, values)).find((each) => each !== undefined);
  return problem === undefined ? undefined : ['value', `each ${problem}`];
}

/** The longest list of keys that a message names. */
const mostNamed = 30;

function problemOf(value: unknown, values: FactValues | ParameterValues): string | undefined {
  switch (values.kind) {
    case 'number':
      return typeof value === 'number' && value >= values.min && value <= values.max
        ? undefined
        : `must be a number from ${values.min} to ${values.max}`;
    case 'keys':
      return typeof value === 'string' && values.keys.includes(value)
        ? undefined
        : `must be one of ${named(values.keys.slice(0, mostNamed))}`;
    case 'truth':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'code':
      return typeof value === 'string' && /^[A-Z][A-Z0-9_]{2,79}(:[A-Z0-9_]{1,60})?$/.test(value)
        ? undefined
        : 'must be a code of /v1/rules, or CODE:VARIANT';
    case 'name':
      return typeof value === 'string' && /^[a-z][a-z0-9_]{1,59}$/.test(value)
        ? undefined
        : 'must be a name in lowercase letters, such as rahu_kaal';
  }
}

/** Conditions as they are sent. */
export const alertConditions = z
  .custom<AlertConditions>((value) => isObject(value), 'must be an object with all, any or not')
  .superRefine((value, context) => {
    if (!isObject(value)) return;
    for (const { path, message } of conditionFaults(value))
      context.addIssue({ code: 'custom', path: [...path], message });
  })
  .openapi('AlertConditions', {
    type: 'object',
    description: `Conditions in the JSON form of json-rules-engine: groups (all, any, not) of comparisons {fact, params, operator, value}; nested at most ${conditionBounds.depth} deep, with at most ${conditionBounds.leaves} comparisons, ${conditionBounds.muhurats} of them of muhurat_score. Operators: ${named(Object.keys(alertOperators))}. Facts: ${alertFactNames
      .map((name) => `${name} (${alertFacts[name].about})`)
      .join('; ')}.`,
    example: {
      all: [
        { fact: 'tithi', operator: 'in', value: [11, 26] },
        { fact: 'weekday', operator: 'equal', value: 'thursday' },
      ],
    },
    additionalProperties: true,
  });
