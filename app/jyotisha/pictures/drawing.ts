// The picture of what was computed of a birth, its names in the language of the request.

import type { pictureContent } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import {
  ashtakavargaPicture,
  chartPicture,
  type DrawnChart,
  dashaPicture,
  type Frame,
  type Picture,
  shadbalaPicture,
  transitsPicture,
} from '@nirnaya/explain/pictures';
import { type PictureWords, pictureWordsIn } from './texts.ts';

type Content = z.output<typeof pictureContent>;

/** How a picture is drawn, whatever it shows. */
export interface DrawingOptions {
  /** whether what it shows and whose it is stand above it; default true. In a form with a middle, what it shows stands there all the same */
  readonly isTitled?: boolean;
}

/** The picture of a content. */
export function pictureOfContent(content: Content, { isTitled = true }: DrawingOptions = {}): Picture {
  const texts = pictureWordsIn(content.language);
  const { width, theme } = content;
  const hasMiddle = content.picture === 'chart' && (content.style === 'south' || content.style === 'east');
  const frame = (title: string): Frame => ({
    width,
    theme,
    title: isTitled ? titleOf(content, title) : hasMiddle ? [title] : [],
  });
  switch (content.picture) {
    case 'chart': {
      const { style, rashis, chart, over, degrees, marks } = content;
      const first = { ...drawn(chart, content.name ?? content.birth), lagna: chart.lagna };
      const second = over === null ? undefined : drawn(over, nameOfOver(over, texts));
      return chartPicture(frame(vargaTitle(content)), {
        form: style,
        charts: second === undefined ? [first] : [first, second],
        rashis,
        detail: { degrees, marks },
        texts,
      });
    }
    case 'dasha':
      return dashaPicture(frame(content.dasha), {
        periods: content.periods,
        birth: content.birth_jd,
        at: content.at ?? undefined,
        texts,
      });
    case 'ashtakavarga':
      return ashtakavargaPicture(frame(texts.ashtakavarga), {
        rashis: content.rashis,
        rows: content.owners,
        sums: content.sums,
        lagna: content.lagna - 1,
        texts,
      });
    case 'shadbala':
      return shadbalaPicture(frame(texts.shadbala), {
        grahas: content.grahas.map(({ graha, rupas, required }) => ({
          name: graha,
          strength: rupas,
          required,
        })),
        texts,
      });
    case 'transits':
      return transitsPicture(frame(`${texts.transits} ${content.year}`), {
        year: content.year,
        rows: content.grahas.map(({ graha, number, stays, backwards }) => ({
          graha,
          number,
          stays: stays.map(({ good, ...stay }) => ({ ...stay, isGood: good })),
          backwards,
        })),
        texts,
      });
  }
}

const titleOf = ({ name, birth }: Content, what: string): readonly string[] =>
  name === null ? [what, birth] : [what, `${name}, ${birth}`];

/** `D9 Navamsha`; what has no name is called by its parts alone. */
const vargaTitle = ({ varga, varga_name }: Extract<Content, { readonly picture: 'chart' }>): string =>
  varga_name === varga ? varga : `${varga} ${varga_name}`;

type Charted = Extract<Content, { readonly picture: 'chart' }>;

const nameOfOver = ({ kind, name }: NonNullable<Charted['over']>, { transits }: PictureWords): string =>
  kind === 'transit' ? `${transits} ${name ?? ''}`.trim() : (name ?? '');

const drawn = (
  { lagna, grahas }: NonNullable<Charted['over']> | Charted['chart'],
  name: string,
): DrawnChart => ({
  name,
  lagna: lagna ?? undefined,
  bodies: grahas.map(({ graha, longitude, retrograde, combust, dignity }) => ({
    name: graha,
    longitude,
    isRetrograde: retrograde,
    isCombust: combust,
    dignity,
  })),
});
