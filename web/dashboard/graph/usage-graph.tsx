// Requests by day and operation, drawn: a column for every day, its parts in the colours of the legend. The same stands
// in a table beside it, for those who cannot see it.

import { useId, useRef } from 'preact/hooks';
import { shortDay } from '../format/days.ts';
import { amountText, counted } from '../format/instants.ts';
import { useWidth } from '../state/use-width.ts';
import { labelled, scaleFor } from './scale.ts';
import { others, type Stacks } from './stacks.ts';

// CSS pixels; the width is that of the page.
const height = 240;
const left = 52;
const right = 8;
const bottom = 28;
const top = 10;
const innerHeight = height - top - bottom;

/** Room for the name of a day. */
const dayWidth = 80;

/** The graph with its legend. */
export function UsageGraph({ stacks: { series, columns, rest, total } }: { readonly stacks: Stacks }) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure, 720);
  const inner = Math.max(1, width - left - right);
  const scale = scaleFor(Math.max(...columns.map((column) => column.total)));
  const yOf = (requests: number): number => top + innerHeight * (1 - requests / scale.top);
  const step = inner / columns.length;
  const bar = Math.min(40, Math.max(1, step * 0.72));
  const named = new Set(labelled(columns.length, Math.max(2, Math.floor(inner / dayWidth))));
  const busiest = columns.reduce((best, column) => (column.total > best.total ? column : best));
  return (
    <figure class="graph" ref={figure}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>Requests by day and operation</title>
        <desc id={`${id}-text`}>
          {`${counted(total, 'request')} on ${counted(columns.length, 'day')}; most on ${busiest.day}, ${amountText(busiest.total)}. All numbers are in the table below.`}
        </desc>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={left} x2={width - right} y1={yOf(tick)} y2={yOf(tick)} />
            <text class="tick" x={left - 8} y={yOf(tick) + 4} text-anchor="end">
              {amountText(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ day, parts }, i) => {
          const x = left + step * i + (step - bar) / 2;
          return (
            <g key={day}>
              {parts.map((part) => (
                <rect
                  key={part.series}
                  class={`part s${part.series}`}
                  x={x}
                  width={bar}
                  y={yOf(part.below + part.requests)}
                  height={yOf(part.below) - yOf(part.below + part.requests)}
                >
                  <title>{`${day}, ${series[part.series]?.name ?? ''}: ${amountText(part.requests)}`}</title>
                </rect>
              ))}
              {named.has(i) && (
                <text class="tick" x={x + bar / 2} y={height - 8} text-anchor={anchorOf(i, columns.length)}>
                  {shortDay(day)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ul class="legend">
          {series.map(({ name, total: ofSeries }, i) => (
            <li key={name}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <rect class={`part s${i}`} width="12" height="12" rx="2" />
              </svg>
              <span>{name}</span> <span class="number quiet">{amountText(ofSeries)}</span>
            </li>
          ))}
        </ul>
        {rest.length === 0 ? null : (
          <p class="quiet">
            {`${others}: ${rest.map(({ name, total: of }) => `${name} ${amountText(of)}`).join(', ')}`}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

// The names of the first and the last day stay within the drawing.
const anchorOf = (place: number, count: number): 'start' | 'middle' | 'end' =>
  count === 1 ? 'middle' : place === 0 ? 'start' : place === count - 1 ? 'end' : 'middle';
