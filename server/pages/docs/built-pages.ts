// The pages for developers as the build writes them: files, and a list that names them by their addresses.

/** A page or a drawing. */
export interface BuiltPage {
  /** its file in the folder of the pages */
  readonly file: string;
  readonly type: 'html' | 'svg';
  /** its ETag */
  readonly tag: string;
}

/** What the build made, by address. */
export type BuiltPages = Readonly<Record<string, BuiltPage>>;

/** The file that lists the others. */
export const listFile = 'pages.json';

/** The address at which the page of unknown addresses is listed; nobody can ask for it. */
export const missingPage = '404';
