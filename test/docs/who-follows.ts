// The drawing of who follows which sky, with what shows it. Figures are those that docs/dates/SKIES.md has from `npm run verify`.

import type { SkyName } from '../../dsl/vocabulary/sky-names.ts';
import { escapedText } from '../../explain/markup/xml.ts';

/** How well it is known: against printed rows, from a report, or by common knowledge alone. */
type Level = 'measured' | 'reported' | 'common';

/** Who follows a sky. */
interface Follower {
  readonly who: string;
  readonly where: string;
  readonly level: Level;
  readonly shows: string;
  /** the tradition of the packs that has it */
  readonly tradition?: string;
}

/** Those of each sky, and of one that no sky here has. */
export const followers: readonly {
  readonly sky: SkyName | undefined;
  readonly title: string;
  readonly of: readonly Follower[];
}[] = [
  {
    sky: 'drik',
    title: 'Drik: the Sun and the Moon as they are seen',
    of: [
      {
        who: 'Drik Panchang and sites after it',
        where: 'India, the world',
        level: 'measured',
        shows: '96 % of 752 printed times',
      },
      { who: 'Rashtriya Panchang', where: 'government of India', level: 'common', shows: '' },
      {
        who: 'Bisuddha Siddhanta, Belur Math',
        where: 'Bengal, Tripura',
        level: 'measured',
        shows: '11 of 14 months, schools mixed',
        tradition: 'bisuddha',
      },
      {
        who: 'Thirukkanita almanacs',
        where: 'Tamil Nadu',
        level: 'common',
        shows: '',
        tradition: 'thirukkanita',
      },
    ],
  },
  {
    sky: 'surya_siddhanta_bija',
    title: 'Surya Siddhanta with bija',
    of: [
      {
        who: "Nepal's almanacs",
        where: 'Nepal',
        level: 'measured',
        shows: '4,007 of 4,018 tithis at sunrise',
      },
    ],
  },
  {
    sky: 'surya_siddhanta_bija_bhujantara',
    title: 'Surya Siddhanta with bija and bhujantara',
    of: [
      { who: 'Months of Bikram Sambat', where: 'Nepal', level: 'measured', shows: '836 of 841 first days' },
    ],
  },
  {
    sky: 'surya_siddhanta_bhujantara',
    title: 'Surya Siddhanta with bhujantara',
    of: [
      {
        who: 'Gupta Press and its school',
        where: 'Bengal, Tripura',
        level: 'measured',
        shows: '16 of 16 ends of tithis within 20 min',
        tradition: 'gupta_press',
      },
    ],
  },
  {
    sky: 'vakya',
    title: 'Vakya: the sentences of the Tamil almanacs',
    of: [
      {
        who: 'Pongal, Tamil New Year',
        where: 'Tamil Nadu, Sri Lanka',
        level: 'measured',
        shows: '48 of 49 days',
      },
      { who: 'Pambu almanac', where: 'Tamil Nadu', level: 'measured', shows: '12 of 13 tithis' },
      { who: 'Many temples', where: 'Tamil Nadu, Sri Lanka', level: 'common', shows: '', tradition: 'vakya' },
    ],
  },
  {
    sky: undefined,
    title: 'A sky that is not here: Siddhanta Darpana',
    of: [
      {
        who: 'Almanacs after Samanta Chandrasekhar',
        where: 'Odisha',
        level: 'reported',
        shows: 'newspapers of 2024 and 2025',
      },
    ],
  },
];

const colours: Readonly<Record<string, string>> = {
  drik: 'drik',
  surya_siddhanta_bija: 'surya',
  surya_siddhanta_bija_bhujantara: 'surya',
  surya_siddhanta_bhujantara: 'surya',
  vakya: 'vakya',
};

const style = `
.page{fill:#fffdf8;stroke:#d9d0c0}
.text{fill:#2b2620}
.faint{fill:#6b6255}
.rule{stroke:#e4dbca}
.drik{fill:#3f6fb0}
.surya{fill:#d9822b}
.vakya{fill:#2e7d4f}
.none{fill:#8d8578}
.dot{stroke:#2b2620;stroke-width:1.5}
.full{fill:#2b2620}
.half,.open{fill:none}
@media(prefers-color-scheme:dark){
.page{fill:#1b1d22;stroke:#3a3d45}
.text{fill:#ece7dd}
.faint{fill:#b3aca0}
.rule{stroke:#34363d}
.drik{fill:#6a97d6}
.surya{fill:#e0913d}
.vakya{fill:#58b583}
.none{fill:#8d8578}
.dot{stroke:#ece7dd}
.full{fill:#ece7dd}
}`;

// Pixels.
const width = 820;
const rowHeight = 26;
const headHeight = 34;
const gap = 12;
const columns = { bar: 20, dot: 44, who: 62, where: 350, shows: 540 } as const;

const levels: Readonly<Record<Level, string>> = {
  measured: 'measured against print',
  reported: 'reported',
  common: 'common knowledge, not counted',
};

/** A line of text: of a class, at a place. */
const text = (
  tone: 'text' | 'faint',
  [x, y]: readonly [number, number],
  words: string,
  rest: string,
): string => `<text class="${tone}" x="${x}" y="${y}"${rest}>${escapedText(words)}</text>`;

function dot(x: number, y: number, level: Level): string {
  const circle = `<circle class="dot ${level === 'measured' ? 'full' : 'open'}" cx="${x}" cy="${y}" r="5"/>`;
  return level === 'reported' ? `${circle}\n<path class="full" d="M${x} ${y - 5}a5 5 0 0 1 0 10z"/>` : circle;
}

/** The SVG. */
export function whoFollows(): string {
  const title = 'Who follows which sky';
  const parts: string[] = [];
  let y = 78;
  for (const { sky, title: head, of } of followers) {
    const height = headHeight + of.length * rowHeight;
    parts.push(
      `<rect class="${sky === undefined ? 'none' : colours[sky]}" x="${columns.bar}" y="${y}" width="6" height="${height}" rx="3"/>`,
      text('text', [36, y + 18], head, ' font-size="14" font-weight="600"'),
    );
    of.forEach(({ who, where, level, shows }, i) => {
      const line = y + headHeight + i * rowHeight;
      parts.push(
        `<path class="rule" d="M36 ${line - 4}H800"/>`,
        dot(columns.dot, line + 9, level),
        text('text', [columns.who, line + 13], who, ' font-size="13"'),
        text('faint', [columns.where, line + 13], where, ' font-size="13"'),
        text('faint', [columns.shows, line + 13], shows, ' font-size="13"'),
      );
    });
    y += height + gap;
  }
  let x = columns.dot;
  for (const [level, words] of Object.entries(levels)) {
    parts.push(dot(x, y + 14, level as Level), text('faint', [x + 12, y + 18], words, ''));
    x += 40 + words.length * 6.6;
  }
  const height = y + 36;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, 'Segoe UI', 'Noto Sans', sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    `<desc>The almanacs and lands that follow each sky, and how well that is known.</desc>`,
    `<style>${style}</style>`,
    `<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    text('text', [20, 34], title, ' font-size="17" font-weight="600"'),
    text(
      'faint',
      [20, 56],
      'Almanacs and lands by the reckoning of the Sun and the Moon that decides their days',
      ' font-size="13"',
    ),
    ...parts,
    '</svg>',
  ].join('\n')}\n`;
}
