// The birth, its panchang and its avakahada, and its two charts at a glance, as the first leaves of a janma patrika have them.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { beside, pictureStrip, type Strip, stacked, textStrip } from '../layout/strip.ts';
import { tableStrips } from '../layout/table.ts';
import type { WordKey } from '../words/index.ts';
import { facts, isoMinute, type Kit, opening, paragraph, percent, section } from './kit.ts';

/** A varga with its picture. */
export interface DrawnVarga {
  readonly varga: string;
  readonly name: string;
  readonly picture: ReportPicture;
}

/** The chapter of the birth; `charts` are drawn small, side by side. */
export function birthStrips(kit: Kit, charts: readonly DrawnVarga[]): readonly Strip[] {
  const { content, say, typesetter, term } = kit;
  const { birth, panchang, lagna, grahas } = content.premium.chart;
  const { vara, tithi, nakshatra, yoga, karana, avakahada, special_tithis: special } = panchang;
  const [sun, moon] = grahas;
  const passed = (share: number): string => say('percent', { n: percent(share) });
  return [
    ...opening(kit, 'birth', say('birth-intro')),
    beside(
      [
        {
          left: 0,
          strip: facts(
            kit,
            [
              ...(birth.name === null || birth.name === '' ? [] : [[say('name'), birth.name] as const]),
              [say('date'), kit.date(birth.date)],
              [say('time'), birth.time],
              [say('place'), coordinates(birth)],
              [say('zone'), birth.timezone],
              [say('offset'), birth.utc_offset],
              [say('instant'), isoMinute(birth.at)],
            ],
            { width: half, share: 0.56 },
          ),
        },
        {
          left: half + between,
          strip: facts(
            kit,
            [
              [say('rising-sign'), lagna.rashi],
              ...(moon === undefined
                ? []
                : [[say('moon-sign'), moon.rashi] as const, [say('moon-star'), moon.nakshatra] as const]),
              ...(sun === undefined ? [] : [[say('sun-sign'), sun.rashi] as const]),
            ],
            { width: half, share: 0.5 },
          ),
        },
      ],
      10,
    ),
    section(kit, say('panchang-at')),
    paragraph(kit, say('panchang-intro'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('limb'), share: 2 },
          { head: say('value'), share: 3.4 },
          { head: say('lord'), share: 2 },
          { head: say('passed'), share: 1.4, align: 'end' },
        ],
        rows: [
          ...(vara === null ? [] : [[term('vara'), vara.name, vara.lord ?? '', '']]),
          [term('tithi'), `${tithi.paksha} ${tithi.name}`, tithi.lord ?? '', passed(tithi.elapsed)],
          [term('nakshatra'), nakshatra.name, nakshatra.lord ?? '', passed(nakshatra.elapsed)],
          [term('pada'), String(nakshatra.pada), '', ''],
          [term('yoga'), yoga.name, yoga.lord ?? '', ''],
          [term('karana'), karana.name, '', ''],
        ],
        size: 9.5,
        padding: 3.2,
        gap: 8,
      },
      columnWidth,
    ),
    ...(avakahada === null
      ? []
      : [
          section(kit, say('avakahada')),
          paragraph(kit, say('avakahada-intro'), { isWithNext: true }),
          facts(kit, [
            ...(['varna', 'vashya', 'yoni', 'gana', 'nadi'] as const).flatMap((what) => {
              const value = avakahada[what];
              return value === null ? [] : [[term(what), value] as const];
            }),
            ...soundRow(kit, 'name-sound', avakahada.name_sound),
            ...soundRow(kit, 'name-sound-lagna', avakahada.name_sound_of_lagna),
          ]),
        ]),
    ...(special === null ? [] : specialTithiStrips(kit, special)),
    section(kit, charts.map(({ name }) => name).join(' · ')),
    chartsBeside(kit, charts),
  ];
}

/** Space between two columns, and the width of each. */
const between = 16;
const half = (columnWidth - between) / 2;

/** Charts side by side, each under its name. */
const chartsBeside = ({ typesetter }: Kit, charts: readonly DrawnVarga[]): Strip =>
  beside(
    charts.map(({ varga, name, picture }, i) => ({
      left: i * (half + between),
      strip: stacked([
        textStrip(typesetter, `${varga} ${name}`, { size: 9.5, tone: 'accent', width: half }),
        pictureStrip(picture, { width: half, alt: name, gap: 4 }),
      ]),
    })),
    8,
  );

/** The tithis of the matters of life. */
function specialTithiStrips(
  kit: Kit,
  { tithis }: NonNullable<Kit['content']['premium']['chart']['panchang']['special_tithis']>,
): readonly Strip[] {
  const { say, typesetter, term } = kit;
  return [
    section(kit, say('special-tithis')),
    paragraph(kit, say('special-tithis-intro'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('matter'), share: 1.3 },
          { head: say('house'), share: 4 },
          { head: term('tithi'), share: 2.2 },
          { head: say('passed'), share: 1, align: 'end' },
        ],
        rows: tithis.map(({ matter, multiplier, paksha, name, elapsed }) => [
          matter,
          houseText(kit, multiplier),
          `${paksha} ${name}`,
          say('percent', { n: percent(elapsed) }),
        ]),
        size: 9.5,
        padding: 3.2,
        gap: 8,
      },
      columnWidth,
    ),
  ];
}

/** The number of a house with what it is about; a rule may multiply by more than there are houses. */
const houseText = ({ say }: Pick<Kit, 'say'>, house: number): string =>
  house > 12 ? String(house) : `${house}. ${say(`house-${house}` as WordKey)}`;

type Sound = NonNullable<Kit['content']['premium']['chart']['panchang']['avakahada']>['name_sound'];

function soundRow(
  { say, content: { language } }: Kit,
  key: 'name-sound' | 'name-sound-lagna',
  sound: Sound,
): readonly (readonly [string, string])[] {
  if (sound === null) return [];
  const inScripts: Readonly<Record<string, string>> = sound.in_scripts;
  return [[say(key), inScripts[language] ?? sound.sound]];
}

/** `23.1793° N, 75.7849° E` without letters: signs say the side. */
const coordinates = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  `${lat.toFixed(4)}°, ${lon.toFixed(4)}°`;
