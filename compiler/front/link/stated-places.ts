// The places that the packs of a chain state, checked: there is such a place, and the files of a pack agree on it.

import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { StatedPlace } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { placeNamed, placeNames, suggest } from '@nirnaya/dsl/vocabulary';
import { zoneIsKnown } from '@nirnaya/engine/civil';
import type { Pack } from './chain.ts';

/** Reports unknown places, and files of one pack that state different ones. */
export function checkStatedPlaces(chain: readonly Pack[], sink: Diagnostic[]): void {
  for (const { documents, name } of chain) {
    const stated = documents.flatMap(({ place }) => place ?? []);
    for (const place of stated) checkPlace(place, sink);
    const [first, ...others] = stated;
    for (const other of others) {
      if (first === undefined || textOf(other) === textOf(first)) continue;
      const params = { pack: name, first: textOf(first), second: textOf(other) };
      sink.push(report('two-places', rangeOf(other), params));
    }
  }
}

function checkPlace(place: StatedPlace, sink: Diagnostic[]): void {
  if (place.kind === 'named') {
    const { text, range } = place.name;
    if (placeNamed(text) !== undefined) return;
    const best = suggest(text, placeNames);
    const help =
      best === undefined ? `known places are ${placeNames.join(', ')}` : `did you mean \`${best}\`?`;
    sink.push(report('unknown-place', range, { name: text }, { help }));
    return;
  }
  const { zone, range } = place.place;
  if (zoneIsKnown(zone)) return;
  const help = '`zone` is an IANA name, such as Asia/Kolkata';
  sink.push(report('unknown-place', range, { name: zone }, { help }));
}

const rangeOf = (place: StatedPlace): SourceRange =>
  place.kind === 'named' ? place.name.range : place.place.range;

function textOf(place: StatedPlace): string {
  if (place.kind === 'named') return placeNamed(place.name.text) ?? place.name.text;
  const { lat, lon, zone } = place.place;
  return `${lat}, ${lon}, ${zone}`;
}
