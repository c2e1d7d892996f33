// The fields of a birth in a form that works without scripts. It is sent in the body of a request, so that no birth stands in
// an address.

import { Note, type PagePlace } from '../../design/parts/index.ts';
import type { Words } from '../../words/index.ts';

/** A place that a name may mean, and where it lies. */
export interface PlaceOption extends PagePlace {
  /** land and state, as codes of ISO 3166 */
  readonly where: string;
}

/** The fields of a birth as they were sent; empty where nothing was. */
export interface BirthFields {
  readonly date: string;
  readonly time: string;
  /** the name of the place as it was written */
  readonly place: string;
  /** the slug of the place that is meant */
  readonly which: string | undefined;
  /** every place of the name */
  readonly options: readonly PlaceOption[];
  /** minutes by which the time may be another; empty where it is known to the minute */
  readonly sure: string;
}

/** The names of the fields of a birth with the values to send again. `prefix`: the beginning of their names. */
export const fieldsOf = ({ date, time, place, which, sure }: BirthFields, prefix: string) => ({
  [`${prefix}date`]: date,
  [`${prefix}time`]: time,
  [`${prefix}place`]: place,
  [`${prefix}which`]: which ?? '',
  [`${prefix}sure`]: sure,
});

/** Minutes by which a time may be another. */
export const uncertainties = ['5', '15', '30', '60'] as const;

/** Why nothing could be computed, where that is so. */
export const Refused = ({ reason }: { readonly reason: string | undefined }) =>
  reason === undefined ? null : (
    <div role="alert">
      <Note>{reason}</Note>
    </div>
  );

/** The fields of a birth. `prefix`: the beginning of their names, which tells two births of one form apart. */
export function BirthInputs({
  words,
  birth,
  prefix = '',
  withSure = false,
}: {
  readonly words: Words;
  readonly birth: BirthFields;
  readonly prefix?: string;
  /** whether to ask how sure the time is */
  readonly withSure?: boolean;
}) {
  const { date, time, place, which, options, sure } = birth;
  const id = (name: string): string => `${prefix}${name}`.replaceAll('_', '-');
  return (
    <>
      <label for={id('date')}>{words.say('chart.date')}</label>
      <input
        id={id('date')}
        type="date"
        name={`${prefix}date`}
        value={date}
        min="1700-01-01"
        max="3100-12-31"
        required
      />
      <label for={id('time')}>{words.say('chart.time')}</label>
      <input
        id={id('time')}
        type="time"
        name={`${prefix}time`}
        value={time}
        required
        aria-describedby={id('time-hint')}
      />
      <p id={id('time-hint')} class="hint">
        {words.say('chart.timeHint')}
      </p>
      <label for={id('place')}>{words.say('chart.place')}</label>
      <input
        id={id('place')}
        type="text"
        name={`${prefix}place`}
        value={place}
        required
        maxlength={80}
        autocomplete="off"
        placeholder={words.say('place.hint')}
      />
      {options.length < (which === undefined ? 1 : 2) ? null : (
        <>
          <label for={id('which')}>{words.say('chart.which')}</label>
          <select id={id('which')} name={`${prefix}which`}>
            {options.map(({ slug, name, where }) => (
              <option key={slug} value={slug} selected={slug === which}>
                {`${name}, ${where}`}
              </option>
            ))}
          </select>
        </>
      )}
      {withSure ? (
        <>
          <label for={id('sure')}>{words.say('chart.sure')}</label>
          <select id={id('sure')} name={`${prefix}sure`}>
            <option value="" selected={sure === ''}>
              {words.say('chart.sureMinute')}
            </option>
            {uncertainties.map((minutes) => (
              <option key={minutes} value={minutes} selected={sure === minutes}>
                {words.say('chart.sureMinutes', { minutes })}
              </option>
            ))}
          </select>
        </>
      ) : null}
    </>
  );
}
