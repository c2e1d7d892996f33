// The five angas of a day.

import { glued } from '../text/wrap.ts';
import { listed, type PageLine } from './layout.ts';
import { untilOf } from './moments.ts';
import type { FullDay } from './panchang.ts';

/** Weekday, tithi, nakshatra, yoga and karana, each until when it runs. */
export function angaLines({ vara, tithi, nakshatra, yoga, karana }: FullDay, day: number): PageLine[] {
  const running = (spans: readonly { name: string; period: { end: string } }[]): string =>
    spans.map(({ name, period }) => glued(`${name} ${untilOf(period.end, day)}`)).join(', ');
  const tithis = tithi.of_day.map(({ number, name, paksha, period }) => ({
    name: number % 15 === 0 ? name : `${paksha} ${name}`,
    period,
  }));
  return [
    ['Vara', listed([vara.name, vara.name_sa, vara.lord && `of ${vara.lord}`])],
    ['Tithi', running(tithis)],
    ['Nakshatra', `${running(nakshatra.of_day)}; pada ${nakshatra.pada} as the day begins`],
    ['Yoga', running(yoga.of_day)],
    ['Karana', running(karana.of_day)],
  ];
}
