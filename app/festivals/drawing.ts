// The decision of an observance drawn, in the language of a request.

import type { PackRule } from '@nirnaya/compiler/front';
import { type DecisionTexts, decisionDrawing, skyTexts, type TimelineStyle } from '@nirnaya/explain/drawing';
import type { RequestContext } from '../context/request-context.ts';
import { namesIn } from '../names/names.ts';
import { sourcesOf } from '../names/sources.ts';
import { yearOf } from '../requests/dates.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { decisionsNear } from './decision-near.ts';

/** What of a drawing only its page knows. */
export interface PageTexts extends Omit<DecisionTexts, 'target' | 'window' | 'onSky' | 'sky' | 'by'> {
  /** the code of the language of names */
  readonly language: string;
}

/** What is drawn, and how. */
export interface FestivalDrawingOptions {
  readonly rule: PackRule;
  /** civil day number */
  readonly day: number;
  /** what the observance is called on the day */
  readonly name: string;
  readonly placeName: string;
  readonly texts: PageTexts;
}

/** Draws the decision nearest to a day in a style; undefined where there is none, or a day weighed has no sunrise. */
export function festivalDrawing(
  { workspace }: Pick<AppContext, 'workspace'>,
  context: RequestContext,
  { rule, day, name, placeName, texts }: FestivalDrawingOptions,
): (style: Omit<TimelineStyle, 'texts'>) => string | undefined {
  const { nearest } = decisionsNear(context, rule, day);
  const { language } = texts;
  const names =
    language === 'en' ? undefined : namesIn(language, sourcesOf(workspace.packs(), workspace.words()));
  const inWords = (english: string): string => names?.of('sentence', english) ?? english;
  const labelled = (english: string, native: string | undefined): string => native ?? inWords(english);
  const explaining = context.explaining(yearOf(day));
  const options = {
    ...explaining,
    date: day,
    name,
    nativeName: name,
    placeName,
    texts: {
      ...texts,
      ...skyTexts(explaining.words),
      target: labelled,
      window: labelled,
    },
  };
  return (style) => nearest && decisionDrawing(rule, nearest, options, style);
}
