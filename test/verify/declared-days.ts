// Days that a country's own authority declared, read elsewhere, where a list of its holidays has another: evidence about the
// list. What we compute knows none of it.

import { isoDate, parseIsoDate } from '../../engine/civil/civil.ts';

interface DeclaredDay {
  /** place and festival, as the list of official dates names them */
  readonly of: string;
  readonly date: string;
  readonly by: string;
  /** where the declaration was read */
  readonly source: string;
}

const declaredDays: readonly DeclaredDay[] = [
  {
    of: 'trinidad_and_tobago DIWALI',
    date: '2013-11-02',
    by: 'the government',
    source:
      'Trinidad Express, "Govt moving Divali date raises questions"; SWAHA: Amavasya ends before the evening of the 3rd',
  },
  {
    of: 'trinidad_and_tobago DIWALI',
    date: '2015-11-10',
    by: 'the government',
    source: 'statement of the Minister of Foreign and CARICOM Affairs of 11 November 2015: "yesterday"',
  },
  {
    of: 'trinidad_and_tobago DIWALI',
    date: '2018-11-06',
    by: 'the President',
    source: 'release of the Office of the President, Power 102 FM, 20 September 2018',
  },
  {
    of: 'singapore DIWALI',
    date: '2003-10-24',
    by: 'the Ministry of Manpower',
    source: 'press release of 11 April 2003, which corrects the 23rd once the almanacs had come',
  },
  {
    of: 'singapore DIWALI',
    date: '2009-10-17',
    by: 'the Ministry of Manpower',
    source: 'press release on the holidays of 2010, which recalls the change from 15 November',
  },
  {
    of: 'kenya DIWALI',
    date: '2019-10-27',
    by: 'the Ministry of the Interior',
    source: 'its notice of 25 October 2019: Diwali on Sunday, Monday a working day',
  },
];

/** Days within which a declared day and a row are of one year's festival. */
const SAME_YEAR = 60;

/** Why a row is wrong by what its country's authority declared; undefined where no declaration was read or it has the row's day. */
export function declaredOtherwise(key: string, theirs: number): string | undefined {
  const declared = declaredDays.find(
    ({ of, date }) => of === key && Math.abs((parseIsoDate(date) ?? 0) - theirs) <= SAME_YEAR,
  );
  if (declared === undefined || declared.date === isoDate(theirs)) return undefined;
  return `list error: ${declared.by} declared ${declared.date} (${declared.source})`;
}
