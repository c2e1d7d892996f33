// Which file of the site describes what. All files lie in one folder, so that a link is the name of a file.
/** The kinds of things with a page of their own. */
export type Subject = 'pack' | 'rule' | 'kala' | 'division' | 'table' | 'calendar' | 'work' | 'diagnostic';

/** The pages that there is one of. */
export const pages = {
  home: 'index.html',
  rules: 'rules.html',
  months: 'months.html',
  tags: 'tags.html',
  lands: 'lands.html',
  kalas: 'kalas.html',
  tables: 'tables.html',
  calendars: 'calendars.html',
  works: 'works.html',
  language: 'language.html',
  grammar: 'grammar.html',
  diagnostics: 'diagnostics.html',
} as const;

/** The file about something with a name; different names have different files, whatever letters they have. */
export const fileOf = (subject: Subject, name: string): string => `${subject}-${safe(name)}.html`;

/** A name as part of an address or a file's name: characters special to either are written as their codes. */
export const safe = (name: string): string =>
  name.replace(/[^A-Za-z0-9_.-]/gu, (c) => `~${c.codePointAt(0)?.toString(16)}~`);
