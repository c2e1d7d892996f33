// Where the almanacs of the Qing court (1645 to 1911) have another day than the sky as it is computed today. They were
// made with the models of their time and are off by minutes, which matters near midnight. As collected by Xu Jianwei
// (Shouxing Wannianli) and carried by lunar-typescript 1.8.6, against which test/engine/calendars/chinese.test.ts
// holds the whole calendar; they agree with the months that Yuk Tung Liu publishes.

/** Day of the computed new moon, and day on which the almanac begins the month. */
export const printedNewMoons: readonly (readonly [computed: string, printed: string])[] = [
  ['1704-10-28', '1704-10-29'],
  ['1708-02-22', '1708-02-21'],
  ['1713-12-17', '1713-12-18'],
  ['1715-03-05', '1715-03-06'],
  ['1728-08-05', '1728-08-06'],
  ['1731-06-04', '1731-06-05'],
  ['1754-09-16', '1754-09-17'],
  ['1789-10-18', '1789-10-19'],
  ['1794-11-22', '1794-11-23'],
  ['1813-04-30', '1813-05-01'],
  ['1817-10-10', '1817-10-11'],
  ['1820-12-05', '1820-12-06'],
  ['1823-05-10', '1823-05-11'],
  ['1842-01-12', '1842-01-11'],
  ['1842-11-02', '1842-11-03'],
  ['1849-09-16', '1849-09-17'],
  ['1856-11-27', '1856-11-28'],
  ['1861-11-02', '1861-11-03'],
  ['1869-05-11', '1869-05-12'],
  ['1880-11-02', '1880-11-03'],
  ['1887-03-24', '1887-03-25'],
  ['1906-04-23', '1906-04-24'],
];

/** Day of a computed principal term, and its day in the almanac, where a leap month hangs on it. */
export const printedTerms: readonly (readonly [computed: string, printed: string])[] = [
  ['1727-04-21', '1727-04-20'],
  ['1805-08-23', '1805-08-24'],
];
