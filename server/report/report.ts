// The premium report as a PDF: its chapters, laid on pages and written.

import { pictureOfContent } from '@nirnaya/app/jyotisha';
import { unsupported } from '@nirnaya/app/requests';
import { type Letters, openLetters } from '../pictures/letters.ts';
import { annualStrips } from './chapters/annual.ts';
import { computedStrips, glossaryStrips } from './chapters/appendix.ts';
import { ashtakavargaStrips } from './chapters/ashtakavarga.ts';
import { birthStrips, type DrawnVarga } from './chapters/birth.ts';
import { certaintyStrips } from './chapters/certainty.ts';
import { chartStrips, houseStrips } from './chapters/chart.ts';
import { dashaStrips, otherDashaStrips } from './chapters/dashas.ts';
import { contentsStrips, coverPage } from './chapters/front.ts';
import { withFurniture } from './chapters/furniture.ts';
import type { Kit, ReportContent } from './chapters/kit.ts';
import { pointStrips } from './chapters/points.ts';
import { profileStrips } from './chapters/profiles.ts';
import { readingStrips } from './chapters/reading.ts';
import { strengthStrips } from './chapters/strengths.ts';
import { saturnStrips, transitStrips } from './chapters/transits.ts';
import { vargaStrips } from './chapters/vargas.ts';
import { yogaStrips } from './chapters/yogas.ts';
import { isPart, type Page, type Part } from './layout/element.ts';
import { type Chapter, type Entry, flowed } from './layout/flow.ts';
import type { ReportPicture } from './layout/picture.ts';
import { typesetterOf } from './layout/typesetter.ts';
import { writePdf } from './pdf/writer.ts';
import { type WordKey, wordsIn } from './words/index.ts';
import { termIn } from './words/terms.ts';

/** The bytes of the report as PDF. Refuses with a 422 what no font has letters for. */
export async function pdfOf(content: ReportContent): Promise<Uint8Array<ArrayBuffer>> {
  const letters = await openLetters();
  const { pages, entries, title } = pagesOf(content, letters);
  requireLetters(pages, letters);
  const { language, created_at: createdAt } = content;
  return writePdf(pages, letters, { title, language, createdAt, entries });
}

/** The pages of a report before they are written. */
export interface ReportPages {
  readonly pages: readonly Page[];
  readonly entries: readonly Entry[];
  readonly title: string;
}

/** Lays a report on pages. */
export function pagesOf(content: ReportContent, letters: Pick<Letters, 'shape'>): ReportPages {
  const kit = kitOf(content, letters);
  const { say } = kit;
  const chapters = chaptersOf(kit);
  const contents = (entries: readonly Entry[]) =>
    flowed([{ title: say('contents'), strips: contentsStrips(kit, entries) }], 2).pages;
  // How many pages the contents take does not depend on the numbers in them.
  const length = contents(flowed(chapters, 1).entries).length;
  const { pages, entries } = flowed(chapters, 2 + length);
  const chapterTitle = ({ chapter }: Page): string => chapters[chapter]?.title ?? '';
  const { name, date } = content.premium.chart.birth;
  return {
    pages: [
      coverPage(kit, pictureOfContent(content.pictures.wheel, { isTitled: false })),
      ...contents(entries).map((page) => withFurniture(kit, page, say('contents'))),
      ...pages.map((page) => withFurniture(kit, page, chapterTitle(page))),
    ],
    entries,
    title: say('pair', { label: say('title'), value: name === null || name === '' ? date : name }),
  };
}

function kitOf(content: ReportContent, letters: Pick<Letters, 'shape'>): Kit {
  const terms = new Map(content.terms.map(({ key, name }) => [key, name]));
  const format = new Intl.DateTimeFormat(
    `${content.language === 'en' ? 'en-GB' : content.language}-u-nu-latn-ca-gregory`,
    {
      dateStyle: 'long',
      timeZone: 'UTC',
    },
  );
  return {
    content,
    say: wordsIn(content.language),
    typesetter: typesetterOf(letters),
    term: (key) => {
      const name = termIn(content.language, key) ?? terms.get(key);
      if (name === undefined) throw new Error(`no term ${key}`);
      return name;
    },
    date: (iso) => format.format(new Date(`${iso}T00:00:00Z`)),
  };
}

function chaptersOf(kit: Kit): readonly Chapter[] {
  const { pictures } = kit.content;
  const drawn = (content: ReportContent['pictures']['wheel']) =>
    pictureOfContent(content, { isTitled: false });
  const vargas = pictures.vargas.map(drawn);
  const [rashi] = vargas;
  if (rashi === undefined) throw new Error('a report without a chart');
  const chapters: readonly (readonly [WordKey, Chapter['strips']])[] = [
    ['read', readingStrips(kit)],
    ['birth', birthStrips(kit, chartsAtAGlance(kit, vargas))],
    ['certainty', certaintyStrips(kit)],
    ['chart', chartStrips(kit, { rashi, wheel: drawn(pictures.wheel) })],
    ['houses', houseStrips(kit)],
    ['profiles', profileStrips(kit)],
    ['vargas', vargaStrips(kit, vargas)],
    ['points', pointStrips(kit)],
    ['strengths', strengthStrips(kit, drawn(pictures.shadbala))],
    ['ashtakavarga', ashtakavargaStrips(kit, drawn(pictures.ashtakavarga))],
    ['yogas', yogaStrips(kit, 'yogas')],
    ['doshas', yogaStrips(kit, 'doshas')],
    ['dashas', dashaStrips(kit, drawn(pictures.dasha))],
    ['other-dashas', otherDashaStrips(kit)],
    ['transits', transitStrips(kit, pictures.transits.map(drawn))],
    ['saturn', saturnStrips(kit)],
    ['annual', annualStrips(kit, drawn(pictures.annual))],
    ['glossary', glossaryStrips(kit)],
    ['computed', computedStrips(kit)],
  ];
  return chapters
    .filter(([, strips]) => strips.length > 0)
    .map(([key, strips]) => ({ title: kit.say(key), strips }));
}

/** The rashi and the navamsha, where the chart has them. */
const chartsAtAGlance = ({ content }: Kit, pictures: readonly ReportPicture[]): readonly DrawnVarga[] =>
  content.premium.chart.vargas.flatMap(({ varga, name }, i) => {
    const picture = pictures[i];
    return picture !== undefined && (varga === 'D1' || varga === 'D9') ? [{ varga, name, picture }] : [];
  });

function requireLetters(pages: readonly Page[], letters: Letters): void {
  const text = pages.flatMap(({ parts }) => parts.flatMap(textsOf)).join('');
  const missing = letters.missing(text);
  if (missing.length === 0) return;
  throw unsupported(
    'no_letters',
    `lang: a PDF has no letters for ${missing.slice(0, 10).join(' ')}; use another language or name, or format=json.`,
  );
}

/** Every text of a part, in the order of its reading. */
export const textsOf = ({ children }: Part): readonly string[] =>
  children.flatMap((child) => {
    if (isPart(child)) return textsOf(child);
    if (child.kind === 'text') return [child.text];
    if (child.kind !== 'picture') return [];
    return child.picture.elements.flatMap((element) =>
      element.kind === 'text' ? element.parts.map(({ text }) => text) : [],
    );
  });
