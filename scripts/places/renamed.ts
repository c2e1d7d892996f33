// Cities of India that have another name than the source leads with, and some whose name in their own script it has in a
// spelling that is not theirs. The former names go on finding them.

import type { SourcePlace } from './source.ts';
import type { StateOf } from './states.ts';

/** The names that a city goes by. */
interface Renaming {
  readonly english: string;
  /** undefined: as the source has it */
  readonly native: string | undefined;
}

type Row = readonly [state: string, inSource: string, english: string, native?: string];

const rows: readonly Row[] = [
  ['IN-UP', 'Allahabad', 'Prayagraj', 'प्रयागराज'],
  ['IN-UP', 'Ajodhya', 'Ayodhya', 'अयोध्या'],
  ['IN-UP', 'Vrindavan', 'Vrindavan', 'वृन्दावन'],
  ['IN-UP', 'Meerut', 'Meerut', 'मेरठ'],
  ['IN-UP', 'Muzaffarnagar', 'Muzaffarnagar', 'मुज़फ़्फ़रनगर'],
  ['IN-MP', 'Indore', 'Indore', 'इंदौर'],
  ['IN-MP', 'Khandwa', 'Khandwa', 'खंडवा'],
  ['IN-MP', 'Hoshangabad', 'Narmadapuram', 'नर्मदापुरम'],
  ['IN-JH', 'Jamshedpur', 'Jamshedpur', 'जमशेदपुर'],
  ['IN-BR', 'Gaya', 'Gaya', 'गया'],
  ['IN-HR', 'Gurgaon', 'Gurugram', 'गुरुग्राम'],
  ['IN-JK', 'Jammu', 'Jammu', 'जम्मू'],
  ['IN-WB', 'Haora', 'Howrah', 'হাওড়া'],
  ['IN-GJ', 'Dwarka', 'Dwarka', 'દ્વારકા'],
  ['IN-RJ', 'Nathdwara', 'Nathdwara', 'नाथद्वारा'],
  ['IN-RJ', 'Pushkar', 'Pushkar', 'पुष्कर'],
  ['IN-UK', 'Rishikesh', 'Rishikesh', 'ऋषिकेश'],
  ['IN-UK', 'Kedarnath', 'Kedarnath', 'केदारनाथ'],
  ['IN-UK', 'Gangotri', 'Gangotri', 'गंगोत्री'],
  ['IN-UK', 'Dehra Dun', 'Dehradun', 'देहरादून'],
  ['IN-MH', 'Aurangabad', 'Chhatrapati Sambhajinagar', 'छत्रपती संभाजीनगर'],
  ['IN-MH', 'Ahmadnagar', 'Ahilyanagar', 'अहिल्यानगर'],
  ['IN-MH', 'Osmanabad', 'Dharashiv', 'धाराशिव'],
  ['IN-MH', 'Trimbak', 'Trimbak', 'त्र्यंबक'],
  ['IN-MH', 'Pandharpur', 'Pandharpur', 'पंढरपूर'],
  ['IN-MH', 'Nagpur', 'Nagpur', 'नागपूर'],
  ['IN-KA', 'Mysore', 'Mysuru', 'ಮೈಸೂರು'],
  ['IN-KA', 'Mangalore', 'Mangaluru', 'ಮಂಗಳೂರು'],
  ['IN-KA', 'Hubli', 'Hubballi', 'ಹುಬ್ಬಳ್ಳಿ'],
  ['IN-KA', 'Shimoga', 'Shivamogga', 'ಶಿವಮೊಗ್ಗ'],
  ['IN-KA', 'Belgaum', 'Belagavi', 'ಬೆಳಗಾವಿ'],
  ['IN-KA', 'Gulbarga', 'Kalaburagi', 'ಕಲಬುರಗಿ'],
  ['IN-KA', 'Bijapur', 'Vijayapura', 'ವಿಜಯಪುರ'],
  ['IN-KA', 'Bellary', 'Ballari', 'ಬಳ್ಳಾರಿ'],
  ['IN-KA', 'Tumkur', 'Tumakuru', 'ತುಮಕೂರು'],
  ['IN-KA', 'Hospet', 'Hosapete', 'ಹೊಸಪೇಟೆ'],
  ['IN-KA', 'Closepet', 'Ramanagara', 'ರಾಮನಗರ'],
  ['IN-KL', 'Cochin', 'Kochi', 'കൊച്ചി'],
  ['IN-KL', 'Palghat', 'Palakkad', 'പാലക്കാട്'],
  ['IN-KL', 'Guruvayur', 'Guruvayur', 'ഗുരുവായൂർ'],
  ['IN-TN', 'Tanjore', 'Thanjavur', 'தஞ்சாவூர்'],
  ['IN-TN', 'Kanniyakumari', 'Kanyakumari', 'கன்னியாகுமரி'],
  ['IN-PY', 'Puducherry', 'Puducherry', 'புதுச்சேரி'],
  ['IN-OD', 'Bhubaneshwar', 'Bhubaneswar', 'ଭୁବନେଶ୍ୱର'],
  ['IN-AP', 'Srisailain', 'Srisailam', 'శ్రీశైలం'],
  ['IN-TS', 'Warangal', 'Warangal', 'వరంగల్'],
];

/** The names of such cities, by the id of the source; a row that names no city is an error. */
export function renamings(source: readonly SourcePlace[], stateOf: StateOf): ReadonlyMap<number, Renaming> {
  const indian = source.filter(({ country }) => country === 'IN');
  const errors: string[] = [];
  const pairs = rows.flatMap(([state, inSource, english, native]) => {
    const named = indian.filter((place) => place.ascii === inSource && stateOf(place) === state);
    if (named.length === 0) errors.push(`${state}: there is no ${inSource}`);
    const largest = named.sort((a, b) => b.population - a.population).slice(0, 1);
    return largest.map(({ id }) => [id, { english, native }] as const);
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return new Map(pairs);
}
