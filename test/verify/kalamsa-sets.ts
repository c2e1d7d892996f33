// By how many degrees a planet is lost in the Sun's light: the sets that sources may have used.

import type { Planet } from '../../engine/sky/planets/planet.ts';
import {
  type ArcMeasure,
  arcByMotion,
  sameArc,
  type VisibilityRule,
} from '../../engine/sky/visibility/visibility-rule.ts';

/** A rule for each planet. */
export type RuleSet = Readonly<Record<Planet, VisibilityRule>>;

/** Surya Siddhanta 9.6-9; of Mercury and Venus the direct and the retrograde value. */
const suryaSiddhanta = (measure: ArcMeasure): RuleSet => ({
  Mercury: arcByMotion(measure, 14, 12),
  Venus: arcByMotion(measure, 10, 8),
  Mars: sameArc(measure, 17),
  Jupiter: sameArc(measure, 11),
  Saturn: sameArc(measure, 15),
});

/** The same without the values of retrograde motion, as some software has it. */
const directOnly: RuleSet = {
  ...suryaSiddhanta('longitude'),
  Mercury: sameArc('longitude', 14),
  Venus: sameArc('longitude', 10),
};

/** Mahabhaskariya 6.44, Laghubhaskariya 7.1-2. */
const aryabhata = (measure: ArcMeasure): RuleSet => ({
  Mercury: sameArc(measure, 13),
  Venus: sameArc(measure, 9),
  Mars: sameArc(measure, 17),
  Jupiter: sameArc(measure, 11),
  Saturn: sameArc(measure, 15),
});

/** A depression of the Sun at first and last visibility in the east and in the west. */
const depressions = (eastFirst: number, eastLast: number, westFirst: number, westLast: number) => ({
  measure: 'depression' as const,
  east: { udaya: eastFirst, asta: eastLast },
  west: { udaya: westFirst, asta: westLast },
});

/** The arcus visionis usually ascribed to C. Schoch (1928), whose work was not read; of outer planets one side is used. */
const schoch: RuleSet = {
  Mercury: depressions(13, 9.5, 10.5, 11),
  Venus: depressions(5.7, 6, 6, 5.2),
  Mars: depressions(14.5, 13.2, 14.5, 13.2),
  Jupiter: depressions(9.3, 7.4, 9.3, 7.4),
  Saturn: depressions(13, 10, 13, 10),
};

/** What most almanacs and software use. */
export const COMMON_SET = 'longitude, Surya Siddhanta';

/** The sets by name. */
export const ruleSets: Readonly<Record<string, RuleSet>> = {
  [COMMON_SET]: suryaSiddhanta('longitude'),
  'longitude, Surya Siddhanta, direct values only': directOnly,
  'longitude, Aryabhata': aryabhata('longitude'),
  'degrees of time, Surya Siddhanta': suryaSiddhanta('time'),
  'degrees of time, Aryabhata': aryabhata('time'),
  'depression of the Sun, Schoch': schoch,
};
