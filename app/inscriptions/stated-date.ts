// A date as an inscription or a colophon states it: an era and a year, a lunar or a solar month, and what else it names.

/** The eras that are read, by key. */
export const eras = {
  saka: { title: 'Saka', names: ['Saka', 'Shaka', 'Salivahana', 'Shalivahana'] },
  vikrama: { title: 'Vikrama', names: ['Vikrama', 'Vikram', 'Samvat', 'VS'] },
  kali: { title: 'Kali', names: ['Kali', 'Kaliyuga'] },
  kollam: { title: 'Kollam', names: ['Kollam', 'Kolamba', 'ME'] },
  san: { title: 'Bengali San', names: ['San', 'Bangabda'] },
} as const;

/** An era by key. */
export type Era = keyof typeof eras;

/** A tithi of a lunar month. */
export interface LunarStatement {
  readonly kind: 'lunar';
  /** amanta or purnimanta, 0 = Chaitra */
  readonly month: number;
  readonly isAdhika: boolean;
  /** 1 to 30, 16 = Krishna 1 */
  readonly tithi: number;
}

/** A day of a solar month. */
export interface SolarStatement {
  readonly kind: 'solar';
  /** the sign in which the Sun is, 0 = Mesha */
  readonly rashi: number;
  /** from 1 */
  readonly day: number;
}

/** All that a date says. */
export interface StatedDate {
  readonly era: Era;
  readonly year: number;
  readonly date: LunarStatement | SolarStatement;
  /** 0 = Sunday */
  readonly weekday: number | undefined;
  /** 0 = Ashwini */
  readonly nakshatra: number | undefined;
}
