// A place that is chosen in a form: of the catalogue, or coordinates that were sent before.

/** A place. */
export interface ChosenPlace {
  readonly location_id?: number | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  /** as people call it */
  readonly name?: string | undefined;
}

/** The place as the API takes it: its id, else both coordinates, else nothing. */
export function whereOf(place: ChosenPlace | undefined): Pick<ChosenPlace, 'location_id' | 'lat' | 'lon'> {
  if (place?.location_id !== undefined) return { location_id: place.location_id };
  if (place?.lat === undefined || place.lon === undefined) return {};
  return { lat: place.lat, lon: place.lon };
}

/** The place that something names; undefined where it names none. */
export function placeIn(settings: ChosenPlace | undefined): ChosenPlace | undefined {
  const { location_id, lat, lon } = settings ?? {};
  if (location_id !== undefined) return { location_id };
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}
