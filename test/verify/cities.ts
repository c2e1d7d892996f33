// Cities of India by the names that newspapers use: where a printed window belongs, and where one without a place may.

import type { Place } from '../../engine/place/place.ts';
import { eclipsePlaces } from './eclipse-places.ts';

const at = (lat: number, lon: number): Place => ({ lat, lon, zone: 'Asia/Kolkata' });

const more: Readonly<Record<string, Place>> = {
  Agra: at(27.1767, 78.0081),
  Ajmer: at(26.4499, 74.6399),
  Bathinda: at(30.211, 74.9455),
  Bhuj: at(23.242, 69.6669),
  Bikaner: at(28.0229, 73.3119),
  Chandigarh: at(30.7333, 76.7794),
  Coimbatore: at(11.0168, 76.9558),
  Dehradun: at(30.3165, 78.0322),
  Gurgaon: at(28.4595, 77.0266),
  Gurugram: at(28.4595, 77.0266),
  Gwalior: at(26.2183, 78.1828),
  Haridwar: at(29.9457, 78.1642),
  Imphal: at(24.817, 93.9368),
  Indore: at(22.7196, 75.8577),
  Jabalpur: at(23.1815, 79.9864),
  Jalandhar: at(31.326, 75.5762),
  Jammu: at(32.7266, 74.857),
  Jodhpur: at(26.2389, 73.0243),
  Kanpur: at(26.4499, 80.3319),
  Kochi: at(9.9312, 76.2673),
  Kohima: at(25.6751, 94.1086),
  Kota: at(25.2138, 75.8648),
  Ludhiana: at(30.901, 75.8573),
  Madurai: at(9.9252, 78.1198),
  Nagpur: at(21.1458, 79.0882),
  Nashik: at(19.9975, 73.7898),
  Pune: at(18.5204, 73.8567),
  Raipur: at(21.2514, 81.6296),
  Rajkot: at(22.3039, 70.8022),
  Ranchi: at(23.3441, 85.3096),
  Shillong: at(25.5788, 91.8933),
  Shimla: at(31.1048, 77.1734),
  Srinagar: at(34.0837, 74.7973),
  Surat: at(21.1702, 72.8311),
  Udaipur: at(24.5854, 73.7125),
  Vadodara: at(22.3072, 73.1812),
  Varanasi: at(25.3176, 82.9739),
  Vijayawada: at(16.5062, 80.648),
  Visakhapatnam: at(17.6868, 83.2185),
};

/** Cities of India by name, each once but for other spellings. */
export const indianCities: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries({ ...eclipsePlaces, ...more }).flatMap(([name, place]) =>
    place?.zone === 'Asia/Kolkata' && !name.startsWith('India') ? [[name, place]] : [],
  ),
);
