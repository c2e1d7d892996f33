// The fields of files of author tests, each with a line on what it is for.

/** The fields of a file of tests. */
export const testFileReference = {
  pack: 'the pack that is tested, or several; each by the rules of its chain',
  place:
    'where: a curated place by its name, or {lat, lon, zone}; without it the place of the region of the pack',
  mode: 'how the day is decided: standard (default) or drik',
  tests: 'the expected results of the rules and kalas of the pack',
} as const;

/** The fields of a test of any kind. */
export const testReference = {
  rule: 'the code of the rule that is tested',
  kala: 'the name of the kala that is tested',
  with_exceptions: 'the points of a kuta where its exceptions are counted',
  note: 'for the reader; it claims nothing',
  place: 'where, if not at the place of the file',
  mode: 'how the day is decided, if not as the file says: standard or drik',
  date: 'all dates of the rule in their Gregorian year; of several days 2026-10-11..2026-10-20; none, with year',
  dates: 'all dates of the rule in their Gregorian years',
  year: 'the Gregorian year that date or dates is about',
  years: 'all dates of the rule by Gregorian year; none where it has no date',
  on: 'the date or dates that the test is about; of an observance, some of its dates among others',
  not_on: 'dates that are none of the rule',
  undecided:
    'the days, all of them, that the rule leaves open for one occurrence: it does not decide between them',
  by: 'the clause that decides; only day where none has to, undecided where none can',
  holds_at: 'of a condition: moments by the clock of the place at which it holds',
  not_at: 'of a condition: moments at which it does not hold',
  kind: 'of a condition: what the span that holds the moments is called; none where it has no kind',
  inputs: 'the inputs of the rule, by name',
  at: 'of a muhurat: moments by the clock of the place',
  window: 'of a muhurat: the window that holds the moments, within a minute; or none',
  windows:
    'of a muhurat: all windows of the day that nothing blocks, within a minute; or none. Of an observance: some of its windows by name, within two minutes, `puja: "19:16..20:20"`',
  score: 'what the time or the day is worth, 0 to 100',
  rating: 'the rating that it earns',
  because: 'what lines say that hold, among others',
  blocked_by: 'what lines say that block, among others',
  result: 'of a chakra or a reading: some fields of its result; none for one without a value',
  chart:
    'of a rule of births: a chart, or several, that have it: a moment at the place, 1990-05-04T05:20, or what stands where, {lagna: Mesha 5, Sun: Simha 10.5, Saturn: Mina 3 retrograde, ...}',
  not_chart: 'charts that do not have it',
  bride: 'of a kuta: the chart of the bride; of what it does not read the places may be left out',
  groom: 'of a kuta: the chart of the groom',
  points: 'of a kuta: the points of the two',
  cancelled: 'what cancellations say that hold of the charts, among others',
  grahas: 'of a set: the grahas that it has in the chart, all of them',
  is: 'the windows of the kala on that day, within a minute; or none',
} as const;
