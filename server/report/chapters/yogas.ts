// Yogas and doshas: each with its tone, its strength, how rare it is, what the texts say, and who says so.

import { boxOf } from '@nirnaya/explain/pictures';
import { columnWidth } from '../layout/sheet.ts';
import { type Strip, stacked, textStrip } from '../layout/strip.ts';
import type { WordKey } from '../words/index.ts';
import { card, insideCard, type Kit, opening, paragraph, percent } from './kit.ts';

type Yogas = NonNullable<Kit['content']['premium']['chart']['yogas']>;
type Entry = Yogas['yogas'][number];

/** The chapters of yogas and doshas; none where no rules are in force. */
export function yogaStrips(kit: Kit, kind: 'yogas' | 'doshas'): readonly Strip[] {
  const { content, say } = kit;
  const { yogas } = content.premium.chart;
  if (yogas === undefined || yogas === null) return [];
  const entries = [...yogas[kind]].sort((a, b) => (b.strength?.score ?? 0) - (a.strength?.score ?? 0));
  const isMixed = entries.some(
    ({ effects_language: language }) => language !== null && language !== content.language,
  );
  const withheld = yogas.withheld.reduce((sum, { count }) => sum + count, 0);
  return [
    ...opening(
      kit,
      kind,
      kind === 'yogas'
        ? say('yogas-intro', { rules: yogas.rule_count, count: entries.length })
        : say('doshas-intro'),
    ),
    ...(isMixed ? [paragraph(kit, say('effects-in-english'), { size: 9, tone: 'faint' })] : []),
    ...(kind === 'doshas' && withheld > 0
      ? [paragraph(kit, say('withheld', { count: withheld }), { size: 9, tone: 'faint' })]
      : []),
    ...(entries.length === 0 ? [paragraph(kit, say('no-yogas'))] : []),
    ...entries.map((entry, i) => entryCard(kit, entry, i === 0 ? 10 : 9)),
  ];
}

function entryCard(kit: Kit, entry: Entry, gap: number): Strip {
  const { content, say, typesetter } = kit;
  const { name, strength, effects, qualifier, summary, cancelled, cancellations, authorities } = entry;
  const width = insideCard(columnWidth);
  const isEnglish = content.language === 'en';
  const small = (text: string, gapAbove = 2) =>
    textStrip(typesetter, text, { size: 8.8, tone: 'faint', width, gap: gapAbove });
  const sources = unique(
    authorities.map(({ work, place, level }) =>
      say('pair', {
        label: place === null ? work : say('source-at', { work, place }),
        value: say(level),
      }),
    ),
  );
  return card(
    [
      textStrip(typesetter, name, { size: 12.5, weight: 'bold', tag: 'H2', width }),
      ...(isEnglish && summary !== null
        ? [textStrip(typesetter, summary, { size: 9.6, width, gap: 1 })]
        : []),
      ...(effects === null
        ? []
        : [textStrip(typesetter, effects, { size: 10.2, tone: 'accent', width, gap: 3 })]),
      measures(kit, entry, width),
      ...(strength === null
        ? []
        : [
            small(
              say('pair', {
                label: say('yoga-by'),
                value: strength.makers.map(({ graha }) => graha).join(', '),
              }),
            ),
          ]),
      ...(cancelled
        ? [
            small(
              isEnglish
                ? say('set-aside', { why: cancellations.map(({ reason }) => reason).join('; ') })
                : say('set-aside-short'),
            ),
          ]
        : []),
      ...(entry.variants.length === 0
        ? []
        : [small(say('also-as', { names: entry.variants.map((one) => one.name).join(', ') }))]),
      small(say('pair', { label: say('source'), value: sources.join(' · ') })),
      ...(qualifier === null
        ? []
        : [textStrip(typesetter, qualifier, { size: 7.8, tone: 'faint', width, gap: 2 })]),
    ],
    columnWidth,
    gap,
  );
}

const toneColours = { favourable: 'good', mixed: 'second', demanding: 'weak' } as const;

// Tone, strength and rarity in three columns, the latter two with bars.
function measures({ say, typesetter }: Kit, { tone, strength, rarity }: Entry, width: number): Strip {
  const third = width / 3;
  const cell = (
    label: string,
    value: string,
    share: number | undefined,
    colour: 'good' | 'second' | 'weak' | 'ink',
  ) => {
    const text = stacked([
      textStrip(typesetter, label, { size: 7.8, tone: 'faint', width: third - 12 }),
      textStrip(typesetter, value, { size: 9.4, weight: 'bold', tone: colour, width: third - 12 }),
    ]);
    return {
      height: text.height + (share === undefined ? 0 : 7),
      parts: (x: number, y: number) => [
        ...text.parts(x, y),
        ...(share === undefined
          ? []
          : [
              {
                tag: 'Artifact' as const,
                children: [
                  boxOf({ x, y: y + text.height + 1, width: third - 20, height: 4 }, 'grid', 2),
                  boxOf(
                    {
                      x,
                      y: y + text.height + 1,
                      width: Math.max(1, (third - 20) * Math.min(1, share)),
                      height: 4,
                    },
                    colour === 'ink' ? 'second' : colour,
                    2,
                  ),
                ],
              },
            ]),
      ],
    };
  };
  const cells = [
    cell(
      say('tone'),
      tone === null ? '–' : say(tone as WordKey),
      undefined,
      tone === null ? 'ink' : toneColours[tone],
    ),
    cell(
      say('strength'),
      strength === null ? '–' : String(Math.round(strength.score)),
      strength === null ? undefined : strength.score / 100,
      'second',
    ),
    cell(
      say('rarity'),
      rarity === null ? say('not-counted') : say('of-births', { percent: percent(rarity.share) }),
      rarity === null ? undefined : rarity.share,
      'ink',
    ),
  ];
  return {
    height: Math.max(...cells.map(({ height }) => height)),
    gap: 4,
    parts: (x, y) => cells.flatMap((one, i) => one.parts(x + i * third, y)),
  };
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
