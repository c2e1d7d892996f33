/** A place on Earth, at sea level. */
export interface Place {
  /** geodetic latitude, degrees, north positive, -90..90 */
  readonly lat: number;
  /** degrees, east positive, -180..180 */
  readonly lon: number;
  /** IANA zone name, such as Asia/Kolkata */
  readonly zone: string;
}

/** A place with the name it is known by. */
export interface Site {
  readonly name: string;
  readonly place: Place;
}
