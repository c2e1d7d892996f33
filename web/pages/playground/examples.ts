// Texts of rules that teach the language, from a target alone to a tradition of one's own.

/** A text of rules with what it teaches. */
export interface PlaygroundExample {
  /** as the address has it */
  readonly key: string;
  readonly title: string;
  /** what to look at, and what to try */
  readonly about: string;
  readonly text: string;
}

const work = `works:
  almanac: {title: An almanac, about: an example of the playground}
`;

const cite = '    cite: [{work: almanac, says: as written here, level: PROVISIONAL, note: an example}]';

/** A text of one rule over a pack in force. */
const ruleOver = (parent: string, rule: string): string => `pack: TRIAL
extends: ${parent}
${work}
rules:
${rule}
${cite}
`;

/** The examples, from simple to rich. */
export const playgroundExamples: readonly PlaygroundExample[] = [
  {
    key: 'raksha-bandhan',
    title: 'Change a rule in force: Raksha Bandhan',
    about:
      'The text overrides a festival of its parent. Three muhurtas after sunrise decide; write 1 or 6 for 3, and the years that change are marked beside the dates in force.',
    text: `pack: TRIAL
extends: NORTH_INDIA
${work}
rules:
  override FESTIVAL_RAKSHA_BANDHAN:
    name: Raksha Bandhan
    type: FESTIVAL
    observe: Shravana Shukla 15
    decide: |
      # Try 1 or 6 in the place of 3.
      prefer target covers (from sunrise for 3 muhurta of day)
      prefer (target except bhadra) touches pradosha
      then first
${cite}
`,
  },
  {
    key: 'first',
    title: 'A first rule',
    about: 'A target and one clause: the fair is on the first of the days that the tithi touches.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_TOWN_FAIR:
    name: Town fair
    type: FESTIVAL
    summary: Carts and drums about the temple tank.
    observe: Magha Shukla 5
    decide: then first`,
    ),
  },
  {
    key: 'prefer',
    title: 'Prefer a part of the day',
    about:
      '`prefer` keeps the days that satisfy it, if any does. Put madhyahna or pradosha in the place of purvahna and watch the dates move.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_TOWN_FAIR:
    name: Town fair
    type: FESTIVAL
    observe: Magha Shukla 5
    decide: |
      prefer target touches purvahna
      then first`,
    ),
  },
  {
    key: 'require',
    title: 'Require a condition',
    about:
      '`require` drops days that fail it. Where no day is left there is no date: the fair is held only in years in which its tithi falls on a Sunday.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_SUNDAY_FAIR:
    name: Sunday fair
    type: FESTIVAL
    observe: Magha Shukla 5
    decide: |
      require weekday is Sunday
      then first`,
    ),
  },
  {
    key: 'sunrise',
    title: 'The tithi at sunrise',
    about:
      'Most calendars give a day the tithi of its sunrise. A tithi that has no sunrise falls to the last clause.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_BOOKS:
    name: Day of books
    type: FESTIVAL
    observe: Magha Shukla 5
    decide: |
      prefer target at sunrise
      then first`,
    ),
  },
  {
    key: 'most',
    title: 'The greater share of the evening',
    about:
      '`prefer most of` measures: the day whose dusk has more of the tithi. Open a date to see the shares drawn.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_LAMPS:
    name: Row of lamps
    type: FESTIVAL
    observe: Ashvina Krishna 15
    decide: |
      prefer most of pradosha
      then last`,
    ),
  },
  {
    key: 'overlap',
    title: 'At least so much of a window',
    about:
      'An overlap is a length of time that can be compared: one ghati of dusk is enough, and of two evenings the later counts.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_WEALTH:
    name: Evening of Dhanvantari
    type: FESTIVAL
    observe: Ashvina Krishna 13
    decide: |
      prefer overlap of target in pradosha >= 1 fixed ghati
      then last`,
    ),
  },
  {
    key: 'except',
    title: 'Except a time that is shunned',
    about: '`except` takes spans away: the full moon without Bhadra has to reach the dusk.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_BONFIRE:
    name: Bonfire
    type: FESTIVAL
    observe: Phalguna Shukla 15
    decide: |
      prefer (target except bhadra) touches pradosha
      prefer target touches pradosha
      then last`,
    ),
  },
  {
    key: 'next-day',
    title: 'Add a neighbouring day',
    about: '`also next day` makes a candidate of a day that the tithi does not touch.',
    text: ruleOver(
      'NORTH_INDIA',
      `  VRAT_ELEVENTH:
    name: Fast of the eleventh
    type: VRAT
    observe: Kartika Shukla 11
    decide: |
      also next day
      require start of arunodaya after start of target
      then first`,
    ),
  },
  {
    key: 'undecided',
    title: 'Leave a day open',
    about: 'A work that does not decide is written so: where two days remain, both are reported.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_OPEN:
    name: Day of two opinions
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: |
      require target touches madhyahna
      undecided`,
    ),
  },
  {
    key: 'monthly',
    title: 'Every tithi of a kind',
    about: 'A target that returns each half month: some thirty dates a year in all thirty years.',
    text: ruleOver(
      'NORTH_INDIA',
      `  VRAT_THIRTEENTH:
    name: Evening of the thirteenth
    type: VRAT
    observe: every tithi Trayodashi
    decide: |
      prefer most of pradosha
      then last`,
    ),
  },
  {
    key: 'mondays',
    title: 'Weekdays of a lunar month',
    about:
      'Weekdays are targets too. The month is named by the purnimanta count here; write `lunar month` for the amanta one.',
    text: ruleOver(
      'NORTH_INDIA',
      `  VRAT_MONDAYS:
    name: Mondays of Shravana
    type: VRAT
    observe: every Monday
    decide: |
      require purnimanta month is Shravana
      then first`,
    ),
  },
  {
    key: 'star',
    title: 'A tithi with a star',
    about:
      'The thirteenth of the dark half counts only where the Moon stands in Shatabhisha on it: a rare day.',
    text: ruleOver(
      'EAST_INDIA',
      `  FESTIVAL_VARUNI:
    name: Bath of the thirteenth
    type: FESTIVAL
    observe: Phalguna Krishna 13
    decide: |
      require (target and nakshatra Shatabhisha) touches day
      then first`,
    ),
  },
  {
    key: 'sankranti',
    title: 'The Sun enters a sign',
    about: 'The target is an instant. An ingress after sunset belongs to the next day.',
    text: ruleOver(
      'WEST_INDIA',
      `  FESTIVAL_KITES:
    name: Day of kites
    type: FESTIVAL
    observe: Sun enters Makara
    decide: |
      also next day
      require sunset after target
      then first`,
    ),
  },
  {
    key: 'solar',
    title: 'A date of a solar calendar',
    about: 'A date of the Tamil calendar is a whole day and needs no clause.',
    text: ruleOver(
      'IN-TN',
      `  FESTIVAL_HARVEST:
    name: Harvest
    type: FESTIVAL
    observe: Tamil Thai 1`,
    ),
  },
  {
    key: 'star-in-month',
    title: 'A star within a solar month',
    about:
      'Malayalam festivals name the star of a solar month. `last` chooses among two spans of the star before days are weighed.',
    text: ruleOver(
      'IN-KL',
      `  FESTIVAL_STAR:
    name: Feast of the star
    type: FESTIVAL
    observe: last nakshatra Shravana within Malayalam Chingam
    decide: |
      prefer target at sunrise
      then first`,
    ),
  },
  {
    key: 'after',
    title: 'Days after another festival',
    about: 'The target is counted from the date of another rule, whatever that is.',
    text: ruleOver(
      'NORTH_INDIA',
      `  FESTIVAL_TENTH_DAY:
    name: Tenth day of the fair
    type: FESTIVAL
    observe: 9 days after FESTIVAL_DIWALI`,
    ),
  },
  {
    key: 'friday',
    title: 'The Friday before a full moon',
    about: 'A weekday on or before a tithi, as Varalakshmi is observed in the south.',
    text: ruleOver(
      'SOUTH_INDIA',
      `  VRAT_FRIDAY:
    name: Friday of the full moon
    type: VRAT
    observe: Friday on or before Shravana Shukla 15`,
    ),
  },
  {
    key: 'condition',
    title: 'A condition of the sky',
    about: 'A condition has spans of time and no day: Thursdays on which the Moon stands in Pushya.',
    text: `pack: TRIAL
extends: NORTH_INDIA
${work}
rules:
  CONDITION_GURU_PUSHYA:
    name: Thursday of Pushya
    holds: nakshatra Pushya and weekday Thursday
${cite}
`,
  },
  {
    key: 'kala',
    title: 'A window of one’s own',
    about: 'A kala is a named part of the day. The rule prefers it, and shows it among its times.',
    text: `pack: TRIAL
extends: IN-MH
${work}
kala:
  procession:
    is: from sunset for 2 ghati of night
    name: Procession
    cite: [{work: almanac, says: two ghatis from sunset, level: PROVISIONAL, note: an example}]

rules:
  FESTIVAL_PROCESSION:
    name: Procession
    type: FESTIVAL
    observe: Magha Shukla 5
    decide: |
      prefer target touches procession
      then last
    windows: {procession: procession}
${cite}
`,
  },
];
