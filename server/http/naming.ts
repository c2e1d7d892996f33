// Names of answers in the language of a request: what a shape marks as names is written before the answer is sent.

import type { Pause } from '../../app/app-context.ts';
import { languageNamed, ownLanguage } from '../../app/names/languages.ts';
import type { Localiser, Writing } from '../../app/names/localised.ts';
import { type Names, namesIn } from '../../app/names/names.ts';
import { sourcesOf } from '../../app/names/sources.ts';
import type { Service } from '../service.ts';

/** What names are written with. */
export interface Naming {
  names(language: string): Names;
}

/** The names of a service, those of observances by the words in force. */
export const namingOf = ({ workspace }: Pick<Service, 'workspace'>): Naming => ({
  names: (language) => namesIn(language, sourcesOf(workspace.packs(), workspace.words())),
});

/** The language and the digits of a request, as parsed. */
export interface Asked {
  readonly lang?: string | undefined;
  readonly digits?: 'latin' | 'native' | undefined;
}

/** How a request has names written. */
export function writingOf({ lang, digits }: Asked, naming: Naming | undefined): Writing {
  if (lang === undefined || lang === ownLanguage || naming === undefined) return {};
  const own = digits === 'native' ? languageNamed(lang).digits : undefined;
  return { names: naming.names(lang), digits: own === undefined ? undefined : [...own] };
}

/** An answer with its names written, entry by entry of its lists, between which others get a turn where it is due. */
export async function localisedInTurns(
  value: unknown,
  localiser: Localiser,
  writing: Writing,
  pause: Pause,
): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return localiser(value, writing);
  const fields: Record<string, unknown> = { ...value };
  const lists: Record<string, unknown[]> = {};
  for (const [name, list] of Object.entries(value)) {
    // Names themselves have their keys beside the list.
    if (!Array.isArray(list) || list.length <= atOnce || typeof list[0] !== 'object') continue;
    const entries: unknown[] = [];
    for (const entry of list as unknown[]) {
      const part = localiser({ [name]: [entry] }, writing) as Record<string, unknown[]>;
      entries.push(part[name]?.[0]);
      await pause();
    }
    lists[name] = entries;
    fields[name] = undefined;
  }
  const written = localiser(fields, writing) as object;
  return Object.assign(written, lists);
}

// So many entries of a list are written without a pause.
const atOnce = 8;
