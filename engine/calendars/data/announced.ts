// Written by scripts/calendars/announced.ts out of announced.yaml.

/** The first day of a Hijri month as somebody announced it. */
export interface AnnouncedMonth {
  /** the calendar whose month it is */
  readonly calendar: string;
  readonly authority: string;
  /** of the Hijra */
  readonly year: number;
  /** 0-based */
  readonly month: number;
  /** ISO date */
  readonly first: string;
  /** where it was read */
  readonly source: string;
  /** VERIFIED: in the words of the announcement; DERIVED: in a report of it */
  readonly level: 'VERIFIED' | 'DERIVED' | 'PROVISIONAL';
}

/** By calendar, in order of time. */
export const announcedMonths: readonly AnnouncedMonth[] = [
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1439,"month":8,"first":"2018-05-17","source":"SPA, 15 May 2018, at moonsighting.org.uk","level":"VERIFIED"},
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1440,"month":0,"first":"2018-09-11","source":"SPA, 10 September 2018, at moonsighting.org.uk","level":"VERIFIED"},
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1443,"month":11,"first":"2022-06-30","source":"SPA, reported by theguildng.com, 29 June 2022","level":"DERIVED"},
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1444,"month":0,"first":"2022-07-30","source":"SPA, reported by uaebarq.ae, 28 July 2022","level":"DERIVED"},
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1444,"month":11,"first":"2023-06-19","source":"Supreme Court, reported by theguildng.com, 18 June 2023","level":"DERIVED"},
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1445,"month":9,"first":"2024-04-10","source":"SPA, reported by brecorder.com, 9 April 2024","level":"DERIVED"},
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1445,"month":11,"first":"2024-06-07","source":"Supreme Court, reported by zawya.com, June 2024","level":"DERIVED"},
  {"calendar":"Hijri Saudi","authority":"Supreme Court of Saudi Arabia","year":1446,"month":11,"first":"2025-05-28","source":"SPA, reported by zawya.com, 28 May 2025","level":"DERIVED"},
  {"calendar":"Hijri Pakistan","authority":"Central Ruet-e-Hilal Committee of Pakistan","year":1441,"month":9,"first":"2020-05-24","source":"dailypakistan.com.pk, 23 May 2020","level":"DERIVED"},
  {"calendar":"Hijri Pakistan","authority":"Central Ruet-e-Hilal Committee of Pakistan","year":1442,"month":9,"first":"2021-05-13","source":"newztoday.net, 12 May 2021","level":"DERIVED"},
  {"calendar":"Hijri Pakistan","authority":"Central Ruet-e-Hilal Committee of Pakistan","year":1443,"month":9,"first":"2022-05-03","source":"dunyanews.tv, 1 May 2022","level":"DERIVED"},
  {"calendar":"Hijri Pakistan","authority":"Central Ruet-e-Hilal Committee of Pakistan","year":1444,"month":8,"first":"2023-03-23","source":"arynews.tv, 19 April 2023","level":"DERIVED"},
  {"calendar":"Hijri Pakistan","authority":"Central Ruet-e-Hilal Committee of Pakistan","year":1444,"month":9,"first":"2023-04-22","source":"brecorder.com, 20 April 2023","level":"DERIVED"},
  {"calendar":"Hijri Morocco","authority":"Ministry of Habous and Islamic Affairs of Morocco","year":1444,"month":8,"first":"2023-03-23","source":"challenge.ma, March 2023","level":"DERIVED"},
  {"calendar":"Hijri Morocco","authority":"Ministry of Habous and Islamic Affairs of Morocco","year":1444,"month":9,"first":"2023-04-22","source":"MAP, 20 April 2023, at maroc.ma","level":"VERIFIED"},
  {"calendar":"Hijri Morocco","authority":"Ministry of Habous and Islamic Affairs of Morocco","year":1445,"month":8,"first":"2024-03-12","source":"press release, reported by allafrica.com, 11 March 2024","level":"DERIVED"},
  {"calendar":"Hijri Mabims","authority":"Ministry of Religious Affairs of Indonesia","year":1443,"month":11,"first":"2022-07-01","source":"Indonesia, Malaysia and Brunei, reported by thedailyleaks.com, 29 June 2022","level":"DERIVED"},
  {"calendar":"Hijri Mabims","authority":"Ministry of Religious Affairs of Indonesia","year":1444,"month":8,"first":"2023-03-23","source":"Keputusan Menteri Agama, reported by intelmadrasah.com, March 2023","level":"DERIVED"},
  {"calendar":"Hijri Mabims","authority":"Ministry of Religious Affairs of Indonesia","year":1444,"month":9,"first":"2023-04-22","source":"Keputusan Menteri Agama 385 of 2023, reported by peraturanpedia.com","level":"DERIVED"},
];
