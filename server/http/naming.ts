// Names of answers in the language of a request: what a shape marks as names is written before the answer is sent.

import { languageNamed, ownLanguage } from '../../app/names/languages.ts';
import type { Writing } from '../../app/names/localised.ts';
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
