// The colours of pictures, on light and on dark.

/** On which ground a picture is drawn. */
export type Theme = 'light' | 'dark';

/** What colours stand for. */
export type Tone =
  | 'page'
  | 'panel'
  | 'line'
  | 'grid'
  | 'ink'
  | 'faint'
  | 'accent'
  | 'second'
  | 'good'
  | 'weak'
  | 'wash';

const tones: Readonly<Record<Theme, Readonly<Record<Tone, string>>>> = {
  light: {
    page: '#fffdf8',
    panel: '#fff8ea',
    line: '#8a6d3b',
    grid: '#e2d8c6',
    ink: '#2b2620',
    faint: '#6b6255',
    accent: '#9a3412',
    second: '#1f5f8b',
    good: '#2e7d4f',
    weak: '#a8602a',
    wash: '#f6e4bb',
  },
  dark: {
    page: '#15171c',
    panel: '#1f232b',
    line: '#b89a63',
    grid: '#363b46',
    ink: '#ece7dd',
    faint: '#b3aca0',
    accent: '#f2a56f',
    second: '#8fc1ea',
    good: '#6fc796',
    weak: '#e0a46c',
    wash: '#4a3e20',
  },
};

/** Of the nine grahas, from the Sun to Ketu; what is of rashis or nakshatras takes them in turn. */
const grahas: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#f2b544', '#b9c6dd', '#dd7a67', '#8cc49a', '#f0d071', '#e7b3cf', '#8f9bb8', '#a99a8a', '#c8a58a'],
  dark: ['#8f6410', '#4c5b78', '#8a3e30', '#3a6f49', '#80691c', '#7d4663', '#4a5473', '#61564a', '#755338'],
};

/** Of the dates of a map in order; what has no date, and what cannot be decided, come last. */
const days: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#eda94f', '#8fb0de', '#9ccaa4', '#c9a4cf', '#e5d27a', '#dda095'],
  dark: ['#a8661a', '#36588c', '#39704b', '#75487d', '#7b6a1d', '#8a4a3e'],
};

/** Of what has no date on a map. */
const openDays: Readonly<Record<Theme, string>> = { light: '#d9d5cc', dark: '#3a3f49' };

/** What a shape is painted with: a tone, the colour of a lord by its number, or that of a date of a map by its place among them. */
export type Paint = Tone | `lord${number}` | `date${number}` | 'undecided' | 'land';

/** The paint of a lord. */
export const paintOfLord = (lord: number): Paint => `lord${lord % 9}`;

/** The paint of a date of a map, by its place among the dates. */
export const paintOfDate = (place: number): Paint => `date${place % 6}`;

/** The colour of a paint of births on a ground, `#2b2620`. */
export function colourOf(theme: Theme, paint: Tone | `lord${number}`): string {
  const lord = /^lord(\d+)$/.exec(paint)?.[1];
  return lord === undefined ? tones[theme][paint as Tone] : (grahas[theme][Number(lord) % 9] as string);
}

/** The rules of a style sheet by which the classes of a picture have their colours. */
export const styleOf = (theme: Theme): string =>
  [
    ...Object.entries(tones[theme]).map(
      ([tone, colour]) => `.${tone}{fill:${colour}}.${tone}-stroke{stroke:${colour};fill:none}`,
    ),
    ...grahas[theme].map((colour, lord) => `.${paintOfLord(lord)}{fill:${colour}}`),
    ...days[theme].map((colour, place) => `.${paintOfDate(place)}{fill:${colour}}`),
    `.undecided{fill:${openDays[theme]}}`,
    `.land{fill:${tones[theme].ink};fill-opacity:.17;stroke:${tones[theme].ink};stroke-opacity:.75}`,
  ].join('');
