// The words of the interface in one language. Packs of words are JSON beside this file; one that lacks a key does not compile.

import bn from './bn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import gu from './gu.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import kn from './kn.json' with { type: 'json' };
import { type PageLanguage, type PageLanguageCode, pageLanguages } from './languages.ts';
import ml from './ml.json' with { type: 'json' };
import mr from './mr.json' with { type: 'json' };
import ne from './ne.json' with { type: 'json' };
import or from './or.json' with { type: 'json' };
import pa from './pa.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };
import ur from './ur.json' with { type: 'json' };

/** The key of a text of the interface. */
export type WordKey = keyof typeof en;

/** What stands in the places of a text: `{place}` is replaced by `place`. */
export type Fills = Readonly<Record<string, string | number>>;

/** The words of a language. */
export interface Words extends PageLanguage {
  readonly code: PageLanguageCode;
  /** The text of a key with its places filled. Throws for a place that nothing was given for. */
  say(key: WordKey, fills?: Fills): string;
}

const packs: Readonly<Record<PageLanguageCode, Readonly<Record<WordKey, string>>>> = {
  bn,
  en,
  gu,
  hi,
  kn,
  ml,
  mr,
  ne,
  or,
  pa,
  ta,
  te,
  ur,
};

const byCode: ReadonlyMap<PageLanguageCode, Words> = new Map(
  pageLanguages.map((language) => [
    language.code,
    { ...language, say: (key, fills = {}) => filled(packs[language.code][key], fills) },
  ]),
);

/** The words of a language. */
export function wordsOf(code: PageLanguageCode): Words {
  const words = byCode.get(code);
  if (words === undefined) throw new Error(`no words in ${code}`);
  return words;
}

const filled = (text: string, fills: Fills): string =>
  text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const fill = fills[name];
    if (fill === undefined) throw new Error(`nothing was given for {${name}} in "${text}"`);
    return String(fill);
  });
