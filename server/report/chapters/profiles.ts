// One graha after the other: what it stands for, where it stands, how strong it is, which period it rules.

import { boxOf } from '@nirnaya/explain/pictures';
import { columnWidth } from '../layout/sheet.ts';
import { type Strip, textStrip } from '../layout/strip.ts';
import { tableStrip } from '../layout/table.ts';
import type { WordKey } from '../words/index.ts';
import { arc, card, insideCard, isoDay, type Kit, opening } from './kit.ts';
import { stateOf } from './state.ts';

const meanings: readonly WordKey[] = [
  'sun-is',
  'moon-is',
  'mars-is',
  'mercury-is',
  'jupiter-is',
  'venus-is',
  'saturn-is',
  'rahu-is',
  'ketu-is',
];

/** The chapter of the grahas one by one. */
export function profileStrips(kit: Kit): readonly Strip[] {
  const { content, say, typesetter } = kit;
  const { chart, strengths } = content.premium;
  const periods = chart.dashas.find(({ dasha }) => dasha === 'vimshottari')?.periods ?? [];
  const width = insideCard(columnWidth);
  return [
    ...opening(kit, 'profiles', say('profiles-intro')),
    ...chart.grahas.map((of, i) => {
      const strength = strengths.bphs.grahas[i];
      const period = periods.filter(({ lord }) => lord === of.graha);
      return card(
        [
          textStrip(typesetter, of.graha, { size: 15, weight: 'bold', tag: 'H2', width }),
          textStrip(typesetter, say(meanings[i] as WordKey), { size: 10, tone: 'accent', width }),
          ...(strength === undefined ? [] : [strengthBar(kit, strength, width)]),
          tableStrip(
            typesetter,
            {
              columns: [{ share: 1.2 }, { share: 1.7 }, { share: 1.2 }, { share: 1.7 }],
              rows: [
                [
                  say('sign'),
                  `${of.rashi} ${arc(of.degrees_in_rashi)}`,
                  head(say('house')),
                  String(of.house),
                ],
                [say('star'), `${of.nakshatra} ${of.pada}`, head(say('state')), stateOf(kit, of)],
                [
                  say('lord-of'),
                  of.lord_of.join(', ') || '–',
                  head(say('aspects')),
                  of.aspects.join(', ') || '–',
                ],
              ],
              padding: 2.4,
              gap: 6,
            },
            width,
          ),
          textStrip(
            typesetter,
            say('pair', {
              label: say('period-of'),
              value:
                period
                  .map(({ start_at, end_at }) =>
                    say('from-to', { from: isoDay(start_at), to: isoDay(end_at) }),
                  )
                  .join(' · ') || '–',
            }),
            { size: 9, width, gap: 5 },
          ),
        ],
        columnWidth,
        14,
      );
    }),
  ];
}

const head = (text: string) => ({ text, weight: 'bold' as const });

interface Strength {
  readonly ratio: number;
  readonly rupas: number;
}

// Twice what is required fills the bar; a line marks what is required.
function strengthBar({ typesetter, say }: Kit, { ratio, rupas }: Strength, width: number): Strip {
  const text = textStrip(
    typesetter,
    [say('strength-of'), rupas.toFixed(2), say('of-required', { percent: Math.round(100 * ratio) })].join(
      ' · ',
    ),
    { size: 9, tone: 'faint', width: width * 0.55 },
  );
  return {
    ...text,
    gap: 4,
    parts: (x, y) => {
      const left = x + width * 0.57;
      const long = width * 0.43;
      const middle = y + text.height / 2;
      return [
        ...text.parts(x, y),
        {
          tag: 'Artifact',
          children: [
            boxOf({ x: left, y: middle - 4, width: long, height: 8 }, 'grid', 3),
            boxOf(
              { x: left, y: middle - 4, width: Math.max(1, long * Math.min(1, ratio / 2)), height: 8 },
              ratio >= 1 ? 'good' : 'weak',
              3,
            ),
            boxOf({ x: left + long / 2 - 0.6, y: middle - 6, width: 1.2, height: 12 }, 'accent'),
          ],
        },
      ];
    },
  };
}
