// Lower-case names: lets of the rule, kalas of the chain, and the built-in names of the language.

import { type Expression, eclipseWords, quantitySpellings } from '@nirnaya/dsl/syntax';
import { divisionNamed } from './divisions.ts';
import {
  builtinWords,
  detailedDiagnostic,
  diagnostic,
  inputKey,
  type Parsed,
  type RuleInput,
  type Scope,
  triedSuggestion,
} from './scope.ts';
import { largestExpansion, sizeOf } from './size.ts';
import type { Type, TypedExpression } from './typed.ts';

// How many kalas and lets may be opened one within another.
const deepestNaming = 64;

type Ident = Extract<Expression, { kind: 'ident' }>;

/** The meaning of a lower-case name: the rule's own lets and inputs first, then kalas, then the language's words. */
export function checkIdent(scope: Scope, e: Ident): TypedExpression | undefined {
  if (scope.bindings.has(e.name))
    return checkNamed(scope, e, 'let', {
      parsed: scope.bindings.get(e.name),
      checked: scope.checkedBindings,
    });
  const source = e;
  const input = scope.inputs.get(e.name);
  if (input !== undefined) {
    scope.used.add(inputKey(e.name));
    return { op: 'input', name: e.name, type: inputType(input), texts: input.texts, source };
  }
  if (scope.chain.kala.has(e.name)) {
    // A kala sees neither lets nor inputs nor target of the rule that uses it.
    const inner: Scope = { ...scope, bindings: new Map(), inputs: new Map(), target: undefined };
    return checkNamed(inner, e, 'kala', {
      parsed: scope.chain.kala.get(e.name),
      checked: scope.chain.checkedKala,
    });
  }
  if (scope.chain.divisions.has(e.name)) {
    const division = divisionNamed(scope, e.name, e);
    return division && { op: 'division', division, type: division.type, source };
  }
  switch (e.name) {
    case 'day':
    case 'night':
    case 'always':
    case 'adhika':
      return { op: e.name, type: 'spans', source };
    case 'target':
      if (scope.target === undefined) return diagnostic(scope, 'unknown-anchor', e, { name: 'target' });
      return { op: 'target', type: scope.target, source };
    case 'sky':
      return { op: 'sky', type: 'text', source };
    case 'sunrise':
    case 'sunset':
    case 'moonrise':
    case 'moonset':
      return { op: 'instant', name: e.name, type: 'event', source };
    default: {
      const eclipse = eclipseWords.get(e.name);
      if (eclipse !== undefined) return { op: 'eclipse', ...eclipse, type: 'spans', source };
      const { kala, divisions } = scope.chain;
      const own = [...scope.bindings.keys(), ...scope.inputs.keys()];
      const known = [
        ...own,
        ...kala.keys(),
        ...divisions.keys(),
        ...builtinWords,
        ...quantitySpellings.keys(),
      ];
      if (scope.chain.tables.has(e.name)) {
        return diagnostic(scope, 'type-mismatch', e, {
          expected: 'spans or a value',
          found: `the table ${e.name}`,
          context: 'look it up: `table by key`',
        });
      }
      const accepts = scope.accepts ?? ((_: Scope, term: TypedExpression) => term);
      const suggestion = triedSuggestion(scope, { name: e.name, known }, e, (trial, name) => {
        const meant: Expression = quantitySpellings.has(name)
          ? { ...e, kind: 'quantity', quantity: name, of: undefined, value: undefined }
          : { ...e, name };
        const term = trial.check({ ...trial, accepts: undefined }, meant);
        return term && accepts(trial, term);
      });
      return detailedDiagnostic(scope, 'unknown-kala', e, { params: { name: e.name }, suggestion });
    }
  }
}

const inputType = ({ kind }: RuleInput): Type =>
  kind === 'number' || kind === 'text' ? kind : { label: kind };

/** What a name stands for. */
interface Definitions {
  /** as it is written */
  readonly parsed: Parsed | undefined;
  /** by name, once it is checked */
  readonly checked: Map<string, TypedExpression | undefined>;
}

function checkNamed(
  scope: Scope,
  e: Ident,
  role: 'kala' | 'let',
  { parsed, checked }: Definitions,
): TypedExpression | undefined {
  scope.used.add(e.name);
  const key = `${role} ${e.name}`;
  if (scope.open.includes(key)) {
    const names = [...scope.open.slice(scope.open.indexOf(key)), key].map((k) => k.split(' ')[1]);
    const cycle = names.join(' -> ');
    return role === 'kala'
      ? diagnostic(scope, 'cyclic-kala', e, { cycle })
      : diagnostic(scope, 'cyclic-let', e, { cycle });
  }
  if (scope.open.length >= deepestNaming) return diagnostic(scope, 'too-deep', e, { most: deepestNaming });
  if (!checked.has(e.name)) {
    const inner: Scope | undefined = parsed && {
      ...scope,
      text: parsed.text,
      open: [...scope.open, key],
      accepts: undefined,
    };
    const body = inner && parsed && inner.check(inner, parsed.tree);
    const tooMuch = body !== undefined && sizeOf(body) > largestExpansion;
    if (tooMuch) diagnostic(scope, 'too-much-meant', e, { name: e.name, most: largestExpansion });
    checked.set(e.name, tooMuch ? undefined : body);
  }
  const body = checked.get(e.name);
  return body && { op: 'named', role, name: e.name, body, type: body.type, source: e };
}
