// What is drawn of an observance whose day differs: between places the map of its date, between traditions, almanacs and regions
// the hours of each side's day. A script loads a drawing when its part of the page is opened, so the page computes none; without it
// there are links to the pages that have them.

import type { ComponentChildren } from 'preact';
import { dateText } from '../format/index.ts';
import type { Words } from '../words/index.ts';
import { festivalHref, mapHref } from './slugs.ts';

type Address = Parameters<typeof festivalHref>[0];

/** A side's day. */
export interface DrawnSide {
  /** whose day it is */
  readonly who: string;
  /** of the observance by that side, on its date */
  readonly address: Address & { readonly date: string };
}

const svgOf = (href: string): string => href.replace(/(\?|$)/, '.svg$1');

// The words of a drawing, which lead to its page; the drawing comes before them.
const Drawing = ({
  href,
  size: [width, height],
  children,
}: {
  readonly href: string;
  /** pixels */
  readonly size: readonly [width: number, height: number];
  readonly children: ComponentChildren;
}) => (
  <a href={href} data-drawing={svgOf(href)} data-width={width} data-height={height}>
    <span>{children}</span>
  </a>
);

/** The map of a date. */
export const DrawnMap = ({
  words,
  name,
  place,
  address,
}: {
  readonly words: Words;
  readonly name: string;
  readonly place: string;
  readonly address: Address;
}) => (
  <details class="drawn">
    <summary>{words.say('map.link')}</summary>
    <p class="hint">{words.say('map.lead', { place })}</p>
    <Drawing href={mapHref(address)} size={[960, 599]}>
      {words.say('map.titleOf', { name, year: address.year })}
    </Drawing>
  </details>
);

/** The hours of each side's day. */
export const DrawnSides = ({
  words,
  sides,
}: {
  readonly words: Words;
  readonly sides: readonly DrawnSide[];
}) => (
  <details class="drawn">
    <summary>{words.say('disputes.sides')}</summary>
    <p class="hint">{words.say('disputes.sidesLead')}</p>
    <div class="drawn-sides">
      {sides.map(({ who, address }) => (
        <Drawing key={`${who} ${address.date}`} href={festivalHref(address)} size={[820, 316]}>
          <time datetime={address.date}>{dateText(words, address.date, 'short')}</time> <bdi>{who}</bdi>
        </Drawing>
      ))}
    </div>
  </details>
);
