// The projects of a client: one for each folder of packs, one for the packs that come with Nirnaya, and one for each
// pack opened by itself.

import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isPackFile, isTestFile, isWordsFile, packNamedIn } from '@nirnaya/dsl/pack';
import { Checker, type CheckListener } from './checker.ts';
import {
  type DiskFile,
  isForeignBelow,
  isPackText,
  mayBePack,
  packFilesBelow,
  packFilesBeside,
  testFilesBelow,
  textAt,
  wordsFilesBelow,
} from './pack-files.ts';
import { Project } from './project.ts';
import { type FileRead, readFile, readTestFile } from './read.ts';

/** A project with what drives it. */
export interface Home {
  readonly project: Project;
  readonly checker: Checker;
  /** the folder; undefined for a pack by itself */
  readonly folder: string | undefined;
}

/** A file that has been read, where it belongs. */
export interface Placed {
  readonly home: Home;
  readonly project: Project;
  readonly read: FileRead;
}

/** A document that is open at the client. */
export interface OpenText {
  readonly languageId: string;
  readonly text: string;
}

let bundled: { readonly folder: string; readonly reads: readonly FileRead[] } | undefined;

/** The files of the packs that come with Nirnaya: they do not change while a process runs, and are read once in it. */
function bundledReads(folder: string): readonly FileRead[] {
  if (bundled?.folder !== folder) {
    const reads = packFilesBelow(folder).map(({ path, text }) => readFile(path, text));
    bundled = { folder, reads };
  }
  return bundled.reads;
}

/** The projects of a client. Paths are those of `pathOfUri`. */
export class Projects {
  private readonly bundledFolder: string;
  private readonly listener: CheckListener;
  private readonly folders = new Map<string, Home>();
  private readonly loose = new Map<string, Home>();
  private readonly open = new Map<string, OpenText>();

  constructor(bundledFolder: string, listener: CheckListener) {
    this.bundledFolder = bundledFolder;
    this.listener = listener;
  }

  /** Takes a workspace folder in: the folder of packs named, else `rulepacks` in it, else all of it. */
  addWorkspace(folder: string, packs: string | undefined): void {
    const named = packs === undefined ? join(folder, 'rulepacks') : resolve(folder, packs);
    this.addFolder(packs !== undefined || existsSync(named) ? named : folder);
  }

  /** Closes a workspace folder. Returns the paths that were its project's own. */
  removeWorkspace(folder: string): readonly string[] {
    const gone = [...this.folders].filter(([own]) => isWithin(folder, own));
    for (const [own, home] of gone) {
      home.checker.stop();
      this.folders.delete(own);
    }
    return gone.flatMap(([, { project }]) => project.paths());
  }

  private addFolder(folder: string): Home {
    const known = this.folders.get(folder);
    if (known !== undefined) return known;
    const home = this.home(folder, packFilesBelow(folder));
    this.folders.set(folder, home);
    home.checker.start();
    return home;
  }

  private home(folder: string | undefined, files: readonly DiskFile[]): Home {
    const project = new Project(() => bundledReads(this.bundledFolder));
    for (const { path, text } of files) project.put(path, this.open.get(path)?.text ?? text);
    return { project, checker: new Checker(project, this.listener), folder };
  }

  /** Every project. */
  homes(): readonly Home[] {
    return [...this.folders.values(), ...this.loose.values()];
  }

  /** The project of a document; undefined where it is no pack. */
  homeOf(path: string): Home | undefined {
    return [this.folderOf(path), this.looseOf(path)].find((home) => home?.project.has(path));
  }

  // The innermost folder that a path lies in.
  private folderOf(path: string): Home | undefined {
    const [inner] = [...this.folders]
      .filter(([folder]) => isWithin(folder, path))
      .sort(([a], [b]) => b.length - a.length);
    return inner?.[1];
  }

  private looseOf(path: string): Home | undefined {
    return [...this.loose.values()].find(({ project }) => project.has(path));
  }

  /** A document has been opened or changed. Returns the paths that no longer belong to a project. */
  opened(path: string, document: OpenText): readonly string[] {
    this.open.set(path, document);
    const { languageId, text } = document;
    if (!mayBePack(path, languageId) || !isPackText(text)) return this.removed(path);
    const folder = this.folderOf(path) ?? this.bundledHome(path);
    const home = folder ?? this.looseHome(path, text);
    // A pack by itself may have taken another name.
    const left = folder === undefined && this.looseOf(path) !== home ? this.removed(path) : [];
    home.project.put(path, text);
    home.checker.changed(path);
    return left.filter((gone) => !home.project.has(gone));
  }

  /** A document has been closed: what lies on the disk counts again. */
  closed(path: string): readonly string[] {
    this.open.delete(path);
    const left = this.dropUnused();
    return [...left, ...this.fileChanged(path)];
  }

  /** A file or a folder has changed on the disk, or has come or gone. Returns the paths that no longer belong to a project. */
  changedOnDisk(path: string): readonly string[] {
    const home = this.folderOf(path);
    const gone = (home?.project.paths() ?? []).filter((own) => isWithin(path, own));
    const isPassedOver = home?.folder !== undefined && isForeignBelow(home.folder, path);
    const come = isPassedOver || isPackFile(path) ? [] : packFilesBelow(path).map((file) => file.path);
    const self = isPassedOver ? [] : [path];
    return [...new Set([...self, ...gone, ...come])].flatMap((one) => this.fileChanged(one));
  }

  // A file that is open is its client's.
  private fileChanged(path: string): readonly string[] {
    if (this.open.has(path)) return [];
    const home = this.folderOf(path) ?? this.looseOf(path);
    if (home === undefined) return [];
    const text = mayBePack(path, '') ? textAt(path) : undefined;
    if (text === undefined || !isPackText(text)) return this.removed(path);
    home.project.put(path, text);
    home.checker.changed(path);
    return [];
  }

  private removed(path: string): readonly string[] {
    const home = this.homeOf(path);
    if (home === undefined) return [];
    home.project.remove(path);
    home.checker.changed(path);
    return [path, ...this.dropUnused()];
  }

  // Packs by themselves last as long as one of their files is open.
  private dropUnused(): readonly string[] {
    const unused = [...this.loose].filter(
      ([, { project }]) => !project.paths().some((path) => this.open.has(path)),
    );
    for (const [key, { checker }] of unused) {
      checker.stop();
      this.loose.delete(key);
    }
    return unused.flatMap(([, { project }]) => project.paths());
  }

  private bundledHome(path: string): Home | undefined {
    return isWithin(this.bundledFolder, path) ? this.addFolder(this.bundledFolder) : undefined;
  }

  // A pack by itself stands with the files beside it that name the same pack.
  private looseHome(path: string, text: string): Home {
    const pack = packNamedIn(text) ?? '';
    const key = isAbsolute(path) ? `${dirname(path)} ${pack}` : path;
    let home = this.loose.get(key);
    if (home === undefined) {
      home = this.home(undefined, isAbsolute(path) ? packFilesBeside(dirname(path), pack) : []);
      this.loose.set(key, home);
    }
    return home;
  }

  /** The author tests of a project, as they are typed or as they lie on the disk. */
  tests(home: Home): readonly DiskFile[] {
    return this.beside(home, testFilesBelow, isTestFile);
  }

  /** The words of a project, as they are typed or as they lie on the disk. */
  words(home: Home): readonly DiskFile[] {
    return this.beside(home, wordsFilesBelow, isWordsFile);
  }

  private beside(
    { folder }: Home,
    below: (folder: string) => readonly DiskFile[],
    isOne: (path: string) => boolean,
  ): readonly DiskFile[] {
    if (folder === undefined) return [];
    const texts = new Map(below(folder).map(({ path, text }) => [path, text]));
    for (const [path, { text }] of this.open) {
      if (isOne(path) && isWithin(folder, path)) texts.set(path, text);
    }
    return [...texts].map(([path, text]) => ({ path, text }));
  }

  /** A file of author tests that is open, with the packs of its folder; undefined of any other. */
  openTest(path: string): Placed | undefined {
    const text = isTestFile(path) ? this.open.get(path)?.text : undefined;
    const home = text === undefined ? undefined : this.folderOf(path);
    return home && text !== undefined
      ? { home, project: home.project, read: readTestFile({ path, text }) }
      : undefined;
  }

  /** Every file of author tests that is open. */
  openTests(): readonly Placed[] {
    return [...this.open.keys()].flatMap((path) => this.openTest(path) ?? []);
  }
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith(`..${sep}`) && way !== '..' && !isAbsolute(way));
}
