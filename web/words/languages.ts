// The languages that pages are written in: those that have a pack of words beside this file.

/** The script that a page is set in; each has a font of its own. */
export type PageScript =
  | 'latn'
  | 'deva'
  | 'beng'
  | 'guru'
  | 'gujr'
  | 'orya'
  | 'taml'
  | 'telu'
  | 'knda'
  | 'mlym'
  | 'arab';

/** A language of pages. */
export interface PageLanguage {
  /** as addresses and the API name it */
  readonly code: string;
  /** what its speakers call it */
  readonly endonym: string;
  readonly script: PageScript;
  readonly direction: 'ltr' | 'rtl';
  /** the locale by which dates are written, BCP 47 */
  readonly locale: string;
  /** the language that the API writes sentences in for its readers: its own, or English */
  readonly sentences: string;
}

/** The languages, in the order in which menus list them; the first is that of a reader of whom nothing is known. */
export const pageLanguages = [
  { code: 'en', endonym: 'English', script: 'latn', direction: 'ltr', locale: 'en-IN', sentences: 'en' },
  { code: 'hi', endonym: 'हिन्दी', script: 'deva', direction: 'ltr', locale: 'hi-IN', sentences: 'hi' },
  { code: 'mr', endonym: 'मराठी', script: 'deva', direction: 'ltr', locale: 'mr-IN', sentences: 'mr' },
  { code: 'gu', endonym: 'ગુજરાતી', script: 'gujr', direction: 'ltr', locale: 'gu-IN', sentences: 'gu' },
  { code: 'ta', endonym: 'தமிழ்', script: 'taml', direction: 'ltr', locale: 'ta-IN', sentences: 'ta' },
  { code: 'te', endonym: 'తెలుగు', script: 'telu', direction: 'ltr', locale: 'te-IN', sentences: 'te' },
  { code: 'kn', endonym: 'ಕನ್ನಡ', script: 'knda', direction: 'ltr', locale: 'kn-IN', sentences: 'kn' },
  { code: 'ml', endonym: 'മലയാളം', script: 'mlym', direction: 'ltr', locale: 'ml-IN', sentences: 'ml' },
  { code: 'bn', endonym: 'বাংলা', script: 'beng', direction: 'ltr', locale: 'bn-IN', sentences: 'bn' },
  { code: 'or', endonym: 'ଓଡ଼ିଆ', script: 'orya', direction: 'ltr', locale: 'or-IN', sentences: 'or' },
  { code: 'pa', endonym: 'ਪੰਜਾਬੀ', script: 'guru', direction: 'ltr', locale: 'pa-IN', sentences: 'pa' },
  { code: 'ne', endonym: 'नेपाली', script: 'deva', direction: 'ltr', locale: 'ne-NP', sentences: 'ne' },
  { code: 'ur', endonym: 'اردو', script: 'arab', direction: 'rtl', locale: 'ur-IN', sentences: 'ur' },
] as const satisfies readonly PageLanguage[];

/** The code of a language of pages. */
export type PageLanguageCode = (typeof pageLanguages)[number]['code'];

const byCode: ReadonlyMap<string, PageLanguage & { readonly code: PageLanguageCode }> = new Map(
  pageLanguages.map((language) => [language.code, language]),
);

/** The language of a code; undefined for one that no pages are written in. */
export const pageLanguage = (
  code: string,
): (PageLanguage & { readonly code: PageLanguageCode }) | undefined => byCode.get(code);
