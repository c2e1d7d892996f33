// Rules that no command and no request can ask for: an event without its other half, lines that no rule weighs, sets that no
// rule names, and readings that nothing reads. In: packs without errors. Out: a warning at each rule.

import { birthPack, readingPack } from '@nirnaya/app/jyotisha';
import type { PackSet } from '@nirnaya/compiler/compile';
import { notIgnored, type Pack, packsAbove } from '@nirnaya/compiler/front';
import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { PackDocument, RuleEntry } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';

/**
 * A warning at each rule of some files that nothing can ask for; what a child changes of a rule is asked for as the rule is.
 * Files are named by their paths; without them all are judged.
 */
export function unreachableRules(
  { packs, compile }: Pick<PackSet, 'packs' | 'compile'>,
  files?: ReadonlySet<string>,
): readonly Diagnostic[] {
  const written = [...packs.values()].flatMap(({ name, documents }) =>
    documents.flatMap((document) => document.rules.map((rule) => ({ pack: name, rule }))),
  );
  // Every chain is compiled for it, which takes long: only where a set is judged.
  let named: ReadonlySet<string> | undefined;
  const isNamed = (code: string): boolean => {
    named ??= namedBirths({ packs, compile });
    return named.has(code);
  };
  const whyOf = ({ pack, rule }: Written): string | undefined => {
    if (rule.mode !== 'define') return undefined;
    switch (rule.kind) {
      case 'muhurat':
      case 'suitability':
        return whyScored({ pack, rule }, written, packs);
      case 'set':
        return isNamed(rule.code) ? undefined : 'no rule names this set';
      case 'reading':
        return pack === birthPack ? undefined : `readings are evaluated only in the pack ${birthPack}`;
      case 'chakra':
        return pack !== readingPack && packsAbove(pack, packs).includes(readingPack)
          ? `below ${readingPack} only the rules of that pack are evaluated; put it in a pack that extends chakra`
          : undefined;
      default:
        return undefined;
    }
  };
  const isJudged = ({ path }: SourceFile): boolean => files === undefined || files.has(path);
  const judged = written.filter(({ rule }) => isJudged(rule.codeRange.file));
  const diagnostics = judged.flatMap((one) => {
    const why = whyOf(one);
    return why === undefined ? [] : [report('unreachable', one.rule.codeRange, { code: one.rule.code, why })];
  });
  return notIgnored(
    'unreachable',
    diagnostics,
    [...packs.values()].flatMap((pack): readonly PackDocument[] =>
      pack.documents.filter(({ file }) => isJudged(file)),
    ),
  );
}

interface Written {
  readonly pack: string;
  readonly rule: RuleEntry;
}

type Packs = ReadonlyMap<string, Pack>;

// An event takes a muhurat and a suitability of one chain; lines without an event are there for rules that weigh them.
function whyScored({ pack, rule }: Written, written: readonly Written[], packs: Packs): string | undefined {
  const event = eventOf(rule);
  if (event === undefined) {
    const isWeighed = written.some(({ rule: other }) => weighedBy(other).includes(rule.code));
    return isWeighed ? undefined : 'it has no `event`, and no rule names it under `with`';
  }
  const other = rule.kind === 'muhurat' ? 'suitability' : 'muhurat';
  const isInChain = (name: string): boolean =>
    packsAbove(pack, packs).includes(name) || packsAbove(name, packs).includes(pack);
  const isWhole = written.some(
    (one) => one.rule.kind === other && eventOf(one.rule) === event && isInChain(one.pack),
  );
  return isWhole
    ? undefined
    : `the event \`${event}\` has no ${other}; an event needs a muhurat and a suitability`;
}

const eventOf = (rule: RuleEntry): string | undefined => ('event' in rule ? rule.event?.text : undefined);

const weighedBy = (rule: RuleEntry): readonly string[] =>
  'with' in rule ? (rule.with ?? []).map(({ text }) => text) : [];

// The codes that rules of births name, in any chain.
function namedBirths({ packs, compile }: Pick<PackSet, 'packs' | 'compile'>): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const name of packs.keys())
    for (const { checked } of compile(name).parts?.births.values() ?? [])
      for (const code of checked.references.keys()) codes.add(code);
  return codes;
}
