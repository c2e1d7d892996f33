// One graha after the other: what it stands for, where it stands, how strong it is, which period it rules.

import { boxOf } from '@nirnaya/explain/pictures';
import { columnWidth } from '../layout/sheet.ts';
import { type Strip, stacked, textStrip } from '../layout/strip.ts';
import { tableStrips } from '../layout/table.ts';
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
      const own = chart.vargas.flatMap(({ varga, grahas }) => {
        const place = grahas[i];
        return place === undefined ? [] : [`${varga} ${place.rashi}`];
      });
      const period = periods.filter(({ lord }) => lord === of.graha);
      return card(
        [
          textStrip(typesetter, of.graha, { size: 15, weight: 'bold', tag: 'H2', width }),
          textStrip(typesetter, say(meanings[i] as WordKey), { size: 10, tone: 'accent', width }),
          ...(strength === undefined ? [] : [strengthBar(kit, strength, width)]),
          stacked(
            tableStrips(
              typesetter,
              {
                columns: [{ share: 1.2 }, { share: 3 }],
                rows: [
                  [say('sign'), `${of.rashi} ${arc(of.degrees_in_rashi)}`],
                  [say('star'), `${of.nakshatra} ${of.pada}`],
                  [say('house'), String(of.house)],
                  [say('state'), stateOf(kit, of)],
                  [say('lord-of'), of.lord_of.join(', ') || '–'],
                  [say('aspects'), of.aspects.join(', ') || '–'],
                  [say('vargas-own'), own.join(' · ')],
                  [
                    say('period-of'),
                    period
                      .map(({ start_at, end_at }) =>
                        say('from-to', { from: isoDay(start_at), to: isoDay(end_at) }),
                      )
                      .join(' · ') || '–',
                  ],
                ],
                padding: 2.4,
              },
              width,
            ),
            6,
          ),
        ],
        columnWidth,
        14,
      );
    }),
  ];
}

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
