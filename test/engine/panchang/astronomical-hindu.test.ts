// The astronomical Hindu calendars give the sample dates of Reingold and Dershowitz that the ephemeris reaches.

import { expect, it } from 'vitest';
import { CIVIL_DAY_OF_FIXED } from '../../../engine/calendars/calendar.ts';
import { civilFromDay } from '../../../engine/civil/civil.ts';
import { astronomicalLunarDate, astronomicalSolarDate } from '../../../engine/panchang/astronomical-hindu.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const ujjain = { lat: 23.15, lon: 75.7683, zone: 'Asia/Kolkata' };

it.each([
  [626596, '1638/4/13', '1773/5/false/6/false'],
  [645554, '1690/3/9', '1825/4/false/5/false'],
  [671401, '1760/12/15', '1896/1/false/13/false'],
  [694799, '1825/1/7', '1960/1/false/22/false'],
  [708842, '1863/6/14', '1998/7/false/9/false'],
  [709409, '1865/1/6', '2000/1/false/14/false'],
  [727274, '1913/12/4', '2048/12/false/14/false'],
  [728714, '1917/11/13', '2052/12/false/7/false'],
  [764652, '2016/4/2', '2151/4/false/6/false'],
])('fixed day %i: %s, %s', (fixed, solar, lunar) => {
  const day = fixed - CIVIL_DAY_OF_FIXED;
  const py = sharedWorkspace().almanac.placeYear(ujjain, civilFromDay(day).year);
  const ours = astronomicalSolarDate(py, day - py.firstDay);
  expect(`${ours.year}/${ours.month}/${ours.day}`).toBe(solar);
  const { year, month, isLeapMonth, day: tithi, isLeapDay } = astronomicalLunarDate(py, day - py.firstDay);
  expect(`${year}/${month}/${isLeapMonth}/${tithi}/${isLeapDay}`).toBe(lunar);
});
