// The dates that a rule has in some years at the place of a pack, each with the sentence that says why.

import type { PackRule } from '@nirnaya/compiler/front';
import type { CompiledPack, Trace } from '@nirnaya/compiler/runtime';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { civilFromDay, isoDate, weekdayOf } from '@nirnaya/engine/civil';
import { type Html, html } from '@nirnaya/explain/markup';
import { sentenceOf } from '@nirnaya/explain/sentences';
import type { Holdings } from './holdings.ts';
import { nothing } from './links.ts';
import type { ShownDates } from './source.ts';

/** The dates of an observance in some years; with `reasons`, why each is what it is. */
export function datesTable(
  rule: PackRule,
  chain: CompiledPack,
  holdings: Holdings,
  { dates, reasons }: { readonly dates: ShownDates; readonly reasons: boolean },
): Html {
  const { place } = holdings.source.siteOf(chain.name);
  const works = new Map(
    [...holdings.works].flatMap(([key, versions]) => {
      const entry = versions.at(-1)?.entry;
      return entry === undefined ? [] : [[key, entry]];
    }),
  );
  const rows = dates.years.map((year) => {
    const py = dates.placeYear(place, year);
    const [from, to] = [py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1];
    const dated = chain.traces
      .between(py, rule.code, { from, to })
      .flatMap((trace) => {
        const day = firstDay(trace);
        return day === undefined || civilFromDay(day).year !== year ? [] : [{ day, trace }];
      })
      .sort((a, b) => a.day - b.day);
    const observances = dated.length === 0 ? [] : chain.observances.ofRule(py, rule.code);
    const entries = dated.map(({ day, trace }) => {
      const name = observances.find((o) => o.day <= day && day <= o.lastDay)?.name;
      const options = {
        zone: place.zone,
        placeYear: py,
        pack: chain,
        works,
        ...(name === undefined ? {} : { name }),
      };
      const bears = name === undefined || name === rule.linked.fields.name ? nothing : html` ${name}.`;
      const why = reasons ? html`<p class="quiet small">${sentenceOf(rule, trace, options)}</p>` : nothing;
      return html`<li>${outcomeHtml(trace)}${bears}${why}</li>`;
    });
    const list = entries.length === 0 ? html`none` : html`<ul>${entries}</ul>`;
    return html`<tr><th>${String(year)}</th><td>${list}</td></tr>`;
  });
  return html`<table>${rows}</table>`;
}

// The first of the days decided for an occurrence; nothing where it was not observed.
function firstDay({ outcome }: Trace): number | undefined {
  if (outcome.kind === 'decided') return outcome.first;
  return outcome.kind === 'nothing' ? undefined : outcome.candidates[0];
}

function outcomeHtml({ outcome }: Trace): Html {
  if (outcome.kind === 'nothing') return nothing;
  if (outcome.kind !== 'decided') {
    const days = outcome.candidates.map(dateHtml);
    return html`no date between ${days.map((day, i) => html`${i === 0 ? '' : ', '}${day}`)}.`;
  }
  const { first, last } = outcome;
  return first === last ? html`${dateHtml(first)}.` : html`${dateHtml(first)} to ${dateHtml(last)}.`;
}

// `Mon 14 September 2026`.
function dateHtml(day: number): Html {
  const { year, month, day: date } = civilFromDay(day);
  const weekday = nameOf('weekday', weekdayOf(day)).slice(0, 3);
  const text = `${weekday} ${date} ${nameOf('gregorian month', month - 1)} ${year}`;
  return html`<time datetime="${isoDate(day)}">${text}</time>`;
}
