// The fingerprint of a chain: everything in it that has a meaning, each thing written out once for all chains.

import type { KalaEntry } from '@nirnaya/dsl/pack';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { Environment } from '../check/environment.ts';
import type { OtherRules } from '../check/other-rules.ts';
import type { PackRule } from '../check/pack-rule.ts';
import type { Layer } from '../link/layer.ts';
import { canonicalDecision, canonicalRule, canonicalTable } from './canonical-form.ts';
import { fingerprint, writtenOnce } from './fingerprint.ts';
import { canonicalOthers } from './other-rules.ts';

/** What a chain means. */
export interface ChainMeaning {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly others: OtherRules;
  readonly environment: Pick<Environment, 'names' | 'calendars'>;
  readonly layer: Pick<Layer, 'kala' | 'divisions'>;
  readonly sky: SkyName;
}

/** The fingerprint, 16 hexadecimal digits. */
export function chainFingerprint(
  { rules, others, environment: { names, calendars }, layer, sky }: ChainMeaning,
  dataVersion: string,
): string {
  const ofRules = new Map<string, unknown>();
  for (const [code, rule] of rules) {
    ofRules.set(code, writtenOnce(rule, canonicalRule));
  }
  const kalas = writtenOnce(names.checkedKala, (checked) => checked);
  const divisions = writtenOnce(names.checkedDivisions, (checked) => checked);
  const ofOthers = canonicalOthers(others);
  const resolved = [
    ofRules,
    new Map(
      [...calendars].map(([key, calendar]) => [key, { ...calendar, rule: canonicalDecision(calendar.rule) }]),
    ),
    kalas,
    divisions,
    // Tables that no rule looks up are shown beside names, and what the shown kalas are called is shown too.
    new Map([...names.tables].map(([key, node]) => [key, writtenOnce(node, canonicalTable)])),
    new Map([...layer.kala].map(([key, { entry }]) => [key, canonicalNaming(entry)])),
    new Map([...layer.divisions].map(([key, { entry }]) => [key, canonicalNaming(entry)])),
    ...ofOthers,
    // Chains of today's ephemerides have the fingerprints that they had before there were others.
    ...(sky === 'drik' ? [] : [['sky', sky]]),
  ];
  return fingerprint(resolved, dataVersion);
}

const canonicalNaming = ({ title, title_sa, quality }: Partial<KalaEntry>): unknown => [
  title,
  title_sa,
  quality,
];
