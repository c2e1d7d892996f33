// What the PDF of the premium report is written from: the premium report, its pictures, the transits of the coming years and the
// annual chart.

import { type reportContent, reportTransitYears } from '@nirnaya/contract/jyotisha';
import { ownLanguage, type z } from '@nirnaya/contract/schema';
import { varshaOf } from '@nirnaya/engine/jyotisha';
import { LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { nearestServedYear } from '../../requests/dates.ts';
import type { Cast, CastContext } from '../cast.ts';
import { type PictureQuestion, pictureContentOf } from '../pictures/content.ts';
import { premiumReportOf } from '../reports.ts';
import { varshaphalaOf } from '../varsha.ts';
import { reportTerms } from './terms.ts';

/** How a report is asked for. */
export interface ReportQuestion {
  readonly arishta: boolean;
  /** code of the language of its words */
  readonly language: string | undefined;
  /** of what is said of yogas and doshas */
  readonly effectLanguage: string;
}

/** The form of charts that readers of a language know. */
const styles: Readonly<Record<string, 'south' | 'east'>> = {
  ta: 'south',
  te: 'south',
  kn: 'south',
  ml: 'south',
  bn: 'east',
  as: 'east',
  or: 'east',
};

/** Units across that the pictures of a report are drawn for. */
const widths = { chart: 640, small: 420, wide: 960 } as const;

/** The contents of a report on a birth. Throws a 404 where the year of life that runs is not served. */
export function reportContentOf(
  context: CastContext,
  cast: Cast,
  { arishta, language: lang = ownLanguage, effectLanguage }: ReportQuestion,
): z.output<typeof reportContent> {
  const { format: _, ...premium } = premiumReportOf(context, cast, {
    traced: false,
    arishta,
    language: effectLanguage,
  });
  const now = context.now();
  const picture = (question: PictureQuestion, of: Cast = cast) =>
    pictureContentOf(context, of, { lang, ...question });
  const annual = varshaphalaOf(context, cast, undefined);
  const style = styles[lang] ?? 'north';
  const firstYear = nearestServedYear(new Date(now).getUTCFullYear());
  return {
    format: 'pdf',
    language: lang,
    created_at: new Date(now).toISOString(),
    arishta,
    premium,
    pictures: {
      wheel: picture({ style: 'wheel', width: widths.chart }),
      vargas: premium.chart.vargas.map(({ varga }) =>
        picture({ style, varga, width: varga === 'D1' ? widths.chart : widths.small }),
      ),
      dasha: picture({ picture: 'dasha', at: now, width: widths.wide }),
      ashtakavarga: picture({ picture: 'ashtakavarga', width: widths.wide }),
      shadbala: picture({ picture: 'shadbala', width: widths.wide }),
      transits: Array.from({ length: reportTransitYears }, (_each, i) => firstYear + i)
        .filter((year) => year <= LAST_SKY_YEAR)
        .map((year) => picture({ picture: 'transits', transit_year: year, width: widths.wide })),
      annual: picture({ style, width: widths.chart }, annualCast(context, cast, annual.years)),
    },
    annual,
    terms: Object.entries(reportTerms).map(([key, [name, name_sa]]) => ({ key, name, name_sa })),
  };
}

function annualCast({ workspace }: CastContext, cast: Cast, years: number): Cast {
  const { ephemeris } = workspace.sky;
  return { ...cast, chart: varshaOf(ephemeris, cast.chart, cast.birth.place, { years }).chart };
}
