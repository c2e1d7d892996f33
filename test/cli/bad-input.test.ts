import { expect, test } from 'vitest';
import { captured } from './captured.ts';

test.each([
  ['day 1500-01-01', 'DATE: 1500-01-01 is outside 1700-01-01..3100-12-31'],
  ['day 2025-02-30', 'DATE: "2025-02-30" does not exist in the calendar'],
  ['day 27/08/2025', 'DATE: "27/08/2025" is not a date; write YYYY-MM-DD'],
  ['day --lat 91 --lon 77', '--lat: "91" is not a latitude; write degrees from -90 to 90'],
  ['day --lat 28 --lon -181', '--lon: "-181" is not a longitude; write degrees from -180 to 180'],
  ['day --lat 28', '--lat: requires --lon'],
  ['day --tz IST', 'IST -> Asia/Kolkata'],
  [
    'day --tz Asia/Kolkatta',
    '--tz: "Asia/Kolkatta" is not a time zone; use an IANA name, did you mean Asia/Kolkata?',
  ],
  ['day --place Delhy', '--place: unknown place "Delhy"; did you mean New Delhi?'],
  ['day --region NORT_INDIA', '--region: unknown region "NORT_INDIA"; did you mean NORTH_INDIA?'],
  ['day --packs /nowhere', 'no such file or folder: /nowhere'],
  ['day --mode strict', "'--mode <mode>' argument 'strict' is invalid"],
  [
    'explain FESTIVAL_GANESH_CHATURTI 2025-08-27',
    'Did you mean Ganesh Chaturthi (FESTIVAL_GANESH_CHATURTHI,',
  ],
  ['explain', "missing required argument 'name'"],
  ['year 1500', 'YEAR: 1500 is outside 1700..3100'],
  ['year 25', 'YEAR: "25" is not a year; write four digits'],
  ['year --type FEAST', '--type: unknown type "FEAST"'],
  ['days --from 2025-01-02 --to 2025-01-01', '--to: 2025-01-01 is before --from 2025-01-02'],
  ['days --from 2025-01-02', "required option '--to <date>' not specified"],
  ['check /nowhere', 'no such file or folder: /nowhere'],
  ['serve --port 99999', '--port: "99999" is not a port'],
  ['dya', 'Did you mean day?'],
])('%s', async (line, message) => {
  const { code, out, err } = await captured(...line.split(' '));
  expect(err).toContain(message);
  expect(err).toMatch(/^nirnaya: /);
  expect(code).toBe(1);
  expect(out).toBe('');
});

test('all errors of a place come at once', async () => {
  const { err } = await captured('day', '--lat', '91', '--lon', '200', '--tz', 'IST');
  expect(err.trim().split('\n')).toHaveLength(3);
});

test('help and version succeed', async () => {
  expect(await captured('--help')).toMatchObject({ code: 0, err: '' });
  expect(await captured('explain', '--help')).toMatchObject({ code: 0, err: '' });
  expect((await captured('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
