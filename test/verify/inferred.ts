// The citations that were inferred from published dates: how many dates each rule gives now, beside what its pack states.

import type { Cited, Fits } from '../../dsl/pack/entries.ts';
import { civilFromDay } from '../../engine/civil/civil.ts';
import type { Calculator } from './calculator.ts';
import type { FileReport } from './verdict.ts';

/** An INFERRED citation of a rule, as stated and as counted. */
export interface InferredRule {
  readonly code: string;
  /** the file of the pack and where the citation stands in it */
  readonly path: string;
  readonly offset: number;
  readonly stated: Fits;
  /** of the lists that it names; nothing where they have no date of the rule */
  readonly counted: Fits | undefined;
}

/** The INFERRED citations of all rules, each once, counted over the rows that were compared with its rule. */
export function inferredRules(
  { chains }: Pick<Calculator, 'chains'>,
  reports: readonly Pick<FileReport, 'file' | 'judged'>[],
): readonly InferredRule[] {
  const rows = new Map<string, { readonly cited: Cited; readonly code: string; readonly hits: Hit[] }>();
  for (const { rules } of chains.values())
    for (const [code, { linked }] of rules)
      for (const cited of linked.fields.cite)
        if (cited.fits !== undefined) rows.set(keyOf(cited), { cited, code, hits: [] });
  for (const { file, judged } of reports) {
    for (const { code, pack, day, agrees } of judged) {
      for (const cited of chains.get(pack)?.rules.get(code)?.linked.fields.cite ?? [])
        if (cited.fits?.from.includes(file)) rows.get(keyOf(cited))?.hits.push({ day, agrees });
    }
  }
  return [...rows.values()].flatMap(({ cited, code, hits }): InferredRule[] => {
    const { range, fits } = cited;
    return fits === undefined
      ? []
      : [{ code, path: range.file.path, offset: range.start, stated: fits, counted: counted(hits, fits) }];
  });
}

interface Hit {
  readonly day: number;
  readonly agrees: boolean;
}

const keyOf = ({ range }: Cited): string => `${range.file.path} ${range.start}`;

function counted(hits: readonly Hit[], { from }: Fits): Fits | undefined {
  if (hits.length === 0) return undefined;
  const years = hits.map(({ day }) => civilFromDay(day).year);
  return {
    matched: hits.filter(({ agrees }) => agrees).length,
    of: hits.length,
    from,
    span: `${Math.min(...years)}..${Math.max(...years)}`,
  };
}

/** Whether a pack states what was counted. */
export const isCounted = ({ stated, counted: now }: InferredRule): boolean =>
  now !== undefined && stated.matched === now.matched && stated.of === now.of && stated.span === now.span;

/** The share of rules and of citations at each level; the level of a rule is the surest of its citations. */
export function levelShares({ chains }: Pick<Calculator, 'chains'>): readonly string[] {
  const order = ['VERIFIED', 'DIAGRAM_VERIFIED_SECONDARY', 'DERIVED', 'INFERRED', 'PROVISIONAL'] as const;
  const cites = new Map<string, Cited>();
  const rules = new Map<unknown, Cited['level']>();
  for (const chain of chains.values())
    for (const { linked } of chain.rules.values()) {
      const { cite } = linked.fields;
      for (const cited of cite) cites.set(keyOf(cited), cited);
      const best = order.find((level) => cite.some((cited) => cited.level === level));
      if (best !== undefined) rules.set(linked.range.file.path + linked.range.start, best);
    }
  const share = (levels: readonly Cited['level'][], level: string): string => {
    const count = levels.filter((one) => one === level).length;
    return `${count} (${((100 * count) / levels.length).toFixed(1)} %)`;
  };
  const ofCites = [...cites.values()].map(({ level }) => level);
  const ofRules = [...rules.values()];
  return order.map(
    (level) =>
      `${level}: ${share(ofCites, level)} of citations, ${share(ofRules, level)} of rules of days by their surest`,
  );
}

/** What was inferred, for a reader. */
export function printedInferred(rules: readonly InferredRule[]): string {
  const text = (fits: Fits | undefined): string =>
    fits === undefined ? 'no date' : `${fits.matched} of ${fits.of}, ${fits.span ?? 'no years'}`;
  return [
    'inferred rules, and the published dates that they give',
    ...rules.map((rule) => {
      const { code, stated, counted: now } = rule;
      const declared = isCounted(rule) ? '' : `; its pack states ${text(stated)}`;
      return `  ${code} (${stated.from.join(', ')}): ${text(now)}${declared}`;
    }),
  ].join('\n');
}
