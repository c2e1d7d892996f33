// What an editor waits for: from a key typed to the diagnostics of the file, over the protocol.

import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { packFilesBelow } from '../../authoring/lsp/workspace/pack-files.ts';
import { type Client, startClient } from '../authoring/lsp/client.ts';
import { manyRules } from './language.ts';
import type { Measured } from './measure.ts';

/** From the key to the diagnostics, at most; milliseconds. */
const aim = 100;
/** Edits of a storm: keys typed faster than anyone can. An odd number of them leaves the text changed. */
const storm = 51;
/** Longer than a workspace takes to be checked whole, milliseconds. */
const settling = 3000;

/** A place of an open file at which a word is misspelled, and corrected with the next edit. */
interface Typing {
  readonly client: Client;
  readonly uri: string;
  /** what stands there: before, and after the next edit */
  words: readonly [now: string, next: string];
}

/** The tasks, and what ends the servers that they work with. */
export interface EditorTasks {
  readonly tasks: readonly Measured[];
  close(): Promise<void>;
}

/** Opens a file of 200 rules by itself, and the packs that come with Nirnaya as a workspace. */
export async function openEditor(): Promise<EditorTasks> {
  const alone = await typing({ 'many.yaml': manyRules('Number') }, 'many.yaml', 'most of madhyahna');
  const root = bundledPacksDir();
  const packs = Object.fromEntries(
    packFilesBelow(root).map(({ path, text }) => [relative(root, path), text]),
  );
  const largest = Object.keys(packs)
    .filter((path) => path.startsWith('base/'))
    .reduce((a, b) => ((packs[a]?.length ?? 0) >= (packs[b]?.length ?? 0) ? a : b));
  const [target] = /^ {4}observe: [^"|\n]+$/m.exec(packs[largest] ?? '') ?? [''];
  const workspace = await typing(packs, largest, target);
  // Neither is to be measured while the other checks what it has opened.
  await setTimeout(settling);
  return {
    tasks: [
      edit('diagnostics after an edit, 200 rules in a file', alone),
      edit(`diagnostics after an edit, all packs, in ${largest}`, workspace),
      {
        name: `diagnostics after ${storm} edits at once, all packs`,
        aim,
        runs: 40,
        async: true,
        run: () => published(workspace, storm),
      },
    ],
    close: async () => {
      await alone.client.end();
      await workspace.client.end();
    },
  };
}

const edit = (name: string, typing: Typing): Measured => ({
  name,
  aim,
  runs: 100,
  async: true,
  run: () => published(typing, 1),
});

// The first edit is not measured: with it the workspace has been read.
async function typing(files: Readonly<Record<string, string>>, name: string, sound: string): Promise<Typing> {
  const client = startClient(files);
  await client.initialize();
  const uri = await client.open(name, files[name] ?? '');
  const started: Typing = { client, uri, words: [sound, `${sound}x`] };
  await published(started, 1);
  await published(started, 1);
  return started;
}

// The time that counts is that until the last edit is reported.
async function published(typing: Typing, edits: number): Promise<void> {
  const { client, uri } = typing;
  for (let i = 0; i < edits; i++) {
    const [now, next] = typing.words;
    await client.edit(uri, now, next);
    typing.words = [next, now];
  }
  const isWrong = typing.words[0].length > typing.words[1].length;
  await client.diagnostics(
    uri,
    (diagnostics) => diagnostics.some(({ severity }) => severity === 1) === isWrong,
  );
}
