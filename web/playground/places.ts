// Places that rules can be tried at.

import type { PlaygroundPlace } from '@nirnaya/authoring/playground';

/** The places, the usual one first. */
export const places: readonly PlaygroundPlace[] = [
  { name: 'New Delhi', lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' },
  { name: 'Ujjain', lat: 23.1793, lon: 75.7849, zone: 'Asia/Kolkata' },
  { name: 'Varanasi', lat: 25.3176, lon: 82.9739, zone: 'Asia/Kolkata' },
  { name: 'Pune', lat: 18.5204, lon: 73.8567, zone: 'Asia/Kolkata' },
  { name: 'Chennai', lat: 13.0827, lon: 80.2707, zone: 'Asia/Kolkata' },
  { name: 'Kolkata', lat: 22.5726, lon: 88.3639, zone: 'Asia/Kolkata' },
  { name: 'Kathmandu', lat: 27.7172, lon: 85.324, zone: 'Asia/Kathmandu' },
  { name: 'Singapore', lat: 1.3521, lon: 103.8198, zone: 'Asia/Singapore' },
  { name: 'London', lat: 51.5074, lon: -0.1278, zone: 'Europe/London' },
  { name: 'New York', lat: 40.7128, lon: -74.006, zone: 'America/New_York' },
  { name: 'Sydney', lat: -33.8688, lon: 151.2093, zone: 'Australia/Sydney' },
];
