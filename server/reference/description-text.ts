// The description of the API as it is served: with what the history says of each operation on a day.

import { etagOf } from '../http/etag.ts';
import { operationStatus } from './badges.ts';
import type { Reference } from './reference.ts';

/** The text of the description, and what it is known by. */
interface DescriptionText {
  readonly text: string;
  readonly tag: string;
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** Gives the text of the description on a civil day number: what is new changes from day to day. One day's is cached. */
export function descriptionText(reference: Reference): (today: number) => DescriptionText {
  let cached: (DescriptionText & { readonly day: number }) | undefined;
  return (day) => {
    if (cached?.day !== day) {
      const text = withHistory(reference, day);
      cached = { day, text, tag: etagOf(text) };
    }
    return cached;
  };
}

/** The description with what the history says of each operation on a civil day number. */
function withHistory({ changelog: { entries }, documents }: Reference, today: number): string {
  const description = JSON.parse(documents.description) as Described;
  const paths = Object.entries(description.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const { badge, deprecated } = operationStatus(entries, path, method, today);
      return [
        method,
        {
          ...operation,
          ...(badge === undefined ? {} : { 'x-badge': badge }),
          ...(deprecated ? { deprecated } : {}),
        },
      ] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return JSON.stringify({ ...description, paths: Object.fromEntries(paths) });
}
