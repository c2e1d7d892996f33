// A chakra for some inputs: its lets and its result, step by step.

import type { ChakraStep, ChakraValue } from '@nirnaya/compiler/runtime';
import { lineOf } from '@nirnaya/explain/observatory';
import { authoritiesOf, titleOf } from '@nirnaya/explain/sentences';
import { wrapped } from '../text/wrap.ts';
import { type Layout, sourceText } from './blocks.ts';
import type { Explained, Question } from './contract.ts';

/** Explains a chakra. The day plays no part in it. */
export function explainChakra({ session, rule, inputs }: Question): Explained {
  const name = rule.linked.fields.name ?? titleOf(rule.code);
  const { names } = session.language ?? {};
  // A value is a name where a table has it.
  const shown = (value: ChakraValue): ChakraValue => {
    if (names === undefined) return value;
    if (typeof value === 'string') return names.of('known', value);
    return Array.isArray(value)
      ? value.map((one) => (typeof one === 'string' ? names.of('known', one) : one))
      : value;
  };
  const steps = (session.pack.chakraResults.stepsOf(rule.code, inputs) ?? []).map((step) => ({
    ...step,
    value: shown(step.value),
  }));
  const results = steps.filter(({ role }) => role === 'result');
  const values = results.map((step) => `${step.name.replaceAll('_', ' ')} ${valueText(step.value)}`);
  return {
    sentence: values.length === 0 ? `${name} is not computed.` : `${name}: ${values.join(', ')}.`,
    blocks: (layout) => [stepsBlock(steps, layout)],
    data: {
      result: Object.fromEntries(results.map((step) => [step.name, step.value])),
      steps: steps.map(({ range, ...step }) => ({ ...step, file: range.file.path, line: lineOf(range) })),
      authorities: authoritiesOf(rule, session),
    },
  };
}

function valueText(value: ChakraValue): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function stepsBlock(steps: readonly ChakraStep[], { paint, columns }: Layout): string {
  if (steps.length === 0) return '';
  const lines = steps.flatMap(({ role, name, text, value, pack, range }) => [
    `  ${role === 'result' ? paint.green(name) : name} = ${valueText(value)}`,
    paint.dim(wrapped(text, columns, '    ')),
    paint.dim(`    ${sourceText(pack, range)}`),
  ]);
  return [paint.bold('Steps'), ...lines].join('\n');
}
