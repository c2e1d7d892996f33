// The contents of a report on a birth in a language, made once in a process.

import { castOf } from '../../../app/jyotisha/cast.ts';
import { reportContentOf } from '../../../app/jyotisha/report/content.ts';
import { localiserOf } from '../../../app/names/localised.ts';
import { namesIn } from '../../../app/names/names.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { effectLanguageOf } from '../../../contract/jyotisha/readings.ts';
import { reportContent } from '../../../contract/jyotisha/report.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import type { ReportContent } from '../../../server/report/chapters/kit.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

/** The languages that have the words of reports, each with a name in its script; that in Telugu is one that fontkit cannot shape. */
export const namesByLanguage = {
  en: 'Asha Rao',
  hi: 'आशा राव',
  ta: 'ஆஷா ராவ்',
  te: 'ఆశా శ్రీకృష్ణ',
  bn: 'আশা রাও',
} as const;

/** A language that has the words of reports. */
export type ReportLanguage = keyof typeof namesByLanguage;

/** The languages that have the words of reports. */
export const languages = Object.keys(namesByLanguage) as readonly ReportLanguage[];

const made = new Map<string, ReportContent>();
const write = localiserOf(reportContent);

/** The contents of a report on a birth of 1990. */
export function contentIn(language: ReportLanguage, { arishta = false } = {}): ReportContent {
  const key = `${language} ${arishta}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const workspace = sharedWorkspace();
  const context = {
    workspace,
    zones: () => 'Asia/Kolkata',
    now: () => Date.UTC(2026, 10, 22),
    version: 'test',
  };
  const birth = {
    name: namesByLanguage[language],
    date: civilDay(1990, 5, 15),
    time: 14.5 * 3600,
    lat: 23.1793,
    lon: 75.7849,
  };
  const content = reportContentOf(context, castOf(context, birth, {}), {
    arishta,
    language,
    effectLanguage: effectLanguageOf(language),
  });
  const names =
    language === 'en' ? undefined : namesIn(language, sourcesOf(workspace.packs(), workspace.words()));
  const written = write?.(content, { names }) as ReportContent;
  made.set(key, written);
  return written;
}
