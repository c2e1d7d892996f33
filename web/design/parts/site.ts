// What every page is set in: its language, its place, and where its files and its source are.

import type { Words } from '../../words/index.ts';

/** The files that pages load, by their addresses. */
export interface SiteFiles {
  readonly style: string;
  /** the script of pages, which every page is whole without */
  readonly script: string;
  readonly icon: string;
  /** what browsers install the site by */
  readonly manifest: string;
  readonly playground: {
    readonly style: string;
    readonly script: string;
    /** what the script loads when the page stands */
    readonly app: string;
    readonly worker: string;
    /** what the worker computes with; undefined where the packs were not compiled */
    readonly data?: ComputingFiles | undefined;
  };
  /** what the pages for developers load besides */
  readonly docs: {
    readonly style: string;
    /** leads old addresses of operations to the reference, and narrows lists; pages are whole without it */
    readonly script: string;
    /** the style of the rule browser */
    readonly rules: string;
    /** shows the reference by swagger-ui */
    readonly reference: { readonly style: string; readonly script: string };
  };
  /** what pages are computed with on the device of a reader; undefined where that is not offered */
  readonly offline?: OfflineFiles | undefined;
  /** the fonts of each script that are needed at once */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

/** What dates are computed with, by the addresses of files that are compressed by gzip. */
interface ComputingFiles {
  /** some years of it */
  readonly sky: string;
  readonly packs: string;
  readonly calendars: string;
}

/** What pages are computed with. */
export interface OfflineFiles extends ComputingFiles {
  readonly program: string;
  /** by language, compressed as well */
  readonly words: Readonly<Record<string, string>>;
}

/** What every page is set in. */
export interface Site {
  readonly words: Words;
  readonly files: SiteFiles;
  /** scheme and host by which readers reach the site; undefined where its operator does not say */
  readonly origin: string | undefined;
  /** version of the program, and of the rules that decided the page */
  readonly version: string;
  readonly rules: string;
  /** whether the page is computed on the device of the reader */
  readonly isOffline?: boolean;
}

/** A place as pages name it in addresses and in text. */
export interface PagePlace {
  /** `new-delhi`, `pune-1259229` */
  readonly slug: string;
  /** in the language of the page where it is known so */
  readonly name: string;
}
