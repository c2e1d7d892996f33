// Places of pilgrimage that are too small for the source: shrines that few people live at. Coordinates are those of the
// shrine, in decimal degrees. Their ids are below those of the source and never given to another place.

import type { SourcePlace } from './source.ts';

type Row = readonly [
  id: number,
  name: string,
  native: string,
  latitude: number,
  longitude: number,
  /** a place of the source that lies in the same division */
  sameDivisionAs: string,
  others?: readonly string[],
];

const rows: readonly Row[] = [
  [101, 'Badrinath', 'बद्रीनाथ', 30.7433, 79.4938, 'Dehra Dun', ['Badrinarayan', 'बदरीनाथ', 'Badarinath']],
  [102, 'Yamunotri', 'यमुनोत्री', 31.014, 78.46, 'Dehra Dun', ['Jamnotri']],
  [103, 'Hemkund Sahib', 'हेमकुंड साहिब', 30.6995, 79.6159, 'Dehra Dun'],
  [104, 'Amarnath', 'अमरनाथ', 34.2149, 75.5008, 'Srinagar'],
  [105, 'Vaishno Devi', 'वैष्णो देवी', 33.0308, 74.949, 'Jammu', ['Bhawan', 'Vaishnodevi']],
  [106, 'Somnath', 'સોમનાથ', 20.888, 70.4012, 'Ahmedabad', ['सोमनाथ', 'Prabhas Patan', 'Somanatha']],
  [107, 'Sabarimala', 'ശബരിമല', 9.4346, 77.0814, 'Thiruvananthapuram', ['Sabarimalai', 'சபரிமலை']],
  [108, 'Bhimashankar', 'भीमाशंकर', 19.0721, 73.536, 'Mumbai'],
  [109, 'Grishneshwar', 'घृष्णेश्वर', 20.0249, 75.1699, 'Mumbai', ['Ghrishneshwar', 'Verul']],
  [110, 'Omkareshwar', 'ओंकारेश्वर', 22.2456, 76.151, 'Bhopal', ['Mandhata', 'ॐकारेश्वर']],
  [111, 'Muktinath', 'मुक्तिनाथ', 28.8167, 83.8717, 'Pokhara'],
  [112, 'Shani Shingnapur', 'शनि शिंगणापूर', 19.3825, 74.8558, 'Mumbai'],
  [113, 'Nageshwar', 'નાગેશ્વર', 22.3361, 69.0869, 'Ahmedabad', ['नागेश्वर', 'Nageshvara']],
];

/** A place of ours as the source would have it, and its native name. */
export interface PilgrimPlace extends SourcePlace {
  readonly native: string;
}

/** The shrines, each in the division of a place of the source. */
export function pilgrimPlaces(source: readonly SourcePlace[]): PilgrimPlace[] {
  return rows.map(([id, name, native, latitude, longitude, sameDivisionAs, others = []]) => {
    const near = source
      .filter(({ ascii, country }) => ascii === sameDivisionAs && (country === 'IN' || country === 'NP'))
      .reduce((a, b) => (a.population >= b.population ? a : b));
    const { country, division, district } = near;
    const here = { id, name, ascii: name, others, latitude, longitude, native };
    return { ...here, feature: 'PPL', country, division, district, population: 0 };
  });
}
