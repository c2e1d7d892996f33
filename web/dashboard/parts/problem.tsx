// What went wrong, in words, read out at once.

import type { FieldError } from '../api/answers.ts';
import type { Failure } from '../api/failure.ts';

interface ProblemProps {
  readonly failure: Failure;
  /** those of its errors that stand beside no field; default all */
  readonly errors?: readonly FieldError[];
}

/** A failure. */
export function Problem({ failure, errors = failure.errors }: ProblemProps) {
  return (
    <div class="problem" role="alert" tabIndex={-1}>
      <p>
        {errors.length < failure.errors.length
          ? 'This was not accepted. Look at the fields that are marked.'
          : failure.message}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field === '' ? '' : <b>{field}</b>} {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
