// The glossary, how everything was computed, and the works that are cited.

import { columnWidth } from '../layout/sheet.ts';
import type { Strip } from '../layout/strip.ts';
import { tableStrips } from '../layout/table.ts';
import { type WordKey, wordKeys } from '../words/index.ts';
import { facts, isoMinute, type Kit, opening, paragraph, section } from './kit.ts';

/** The glossary, in the order of its terms. */
export function glossaryStrips(kit: Kit): readonly Strip[] {
  const { say, term, typesetter, content } = kit;
  const entries = wordKeys
    .filter((key) => key.startsWith('g-'))
    .map((key) => [term(key.slice(2)), say(key as WordKey)] as const)
    .sort(([a], [b]) => a.localeCompare(b, content.language));
  return [
    ...opening(kit, 'glossary'),
    ...tableStrips(
      typesetter,
      { columns: [{ share: 1 }, { share: 3.4 }], rows: entries, size: 9.2, padding: 2.7, gap: 10 },
      columnWidth,
    ),
  ];
}

/** How everything was computed. */
export function computedStrips(kit: Kit): readonly Strip[] {
  const { say, typesetter, content } = kit;
  const { conventions, engine, unavailable } = content.premium;
  const missing = Object.entries(unavailable);
  return [
    ...opening(kit, 'computed', say('computed-intro')),
    facts(kit, [
      [say('profile'), conventions.profile],
      [
        say('ayanamsa'),
        say('pair', { label: conventions.ayanamsa, value: `${conventions.ayanamsa_degrees.toFixed(4)}°` }),
      ],
      [say('nodes'), say(conventions.node_type)],
      [say('house-system'), say('whole-sign')],
      [say('ephemeris'), engine.calculation],
      [say('version'), engine.version],
      ...(engine.rules_snapshot_version === null
        ? []
        : [[say('rules-version'), engine.rules_snapshot_version] as const]),
      [say('made-at'), isoMinute(content.created_at)],
    ]),
    paragraph(kit, say('dates-note'), { size: 9.5, tone: 'faint', gap: 8 }),
    section(kit, say('option')),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('option'), share: 2.2 },
          { head: say('followed'), share: 1.8 },
          { head: say('authority'), share: 4 },
        ],
        rows: conventions.options.map(({ option, value, authority }) => [option, value, authority]),
        size: 8.6,
        padding: 2.6,
        gap: 8,
      },
      columnWidth,
    ),
    ...(missing.length === 0
      ? []
      : [
          section(kit, say('missing')),
          facts(
            kit,
            missing.map(([what, why]) => [what, why] as const),
          ),
        ]),
    section(kit, say('works'), { gap: 18 }),
    paragraph(kit, say('works-intro'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('work'), share: 5 },
          { head: say('cited'), share: 1, align: 'end' },
          { head: say('read-levels'), share: 3 },
        ],
        rows: worksOf(kit),
        size: 8.6,
        padding: 2.6,
        gap: 8,
      },
      columnWidth,
    ),
  ];
}

function worksOf({ content, say }: Kit): readonly (readonly string[])[] {
  const { yogas } = content.premium.chart;
  const works = new Map<string, { count: number; levels: Set<string> }>();
  for (const { authorities } of [...(yogas?.yogas ?? []), ...(yogas?.doshas ?? [])]) {
    for (const { work, level } of authorities) {
      const entry = works.get(work) ?? { count: 0, levels: new Set() };
      entry.count += 1;
      entry.levels.add(say(level));
      works.set(work, entry);
    }
  }
  return [...works]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([work, { count, levels }]) => [work, String(count), [...levels].join(', ')]);
}
