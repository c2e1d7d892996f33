// The drawing of who follows which sky names every tradition that states one, under it.

import { expect, test } from 'vitest';
import { sharedWorkspace } from '../shared-workspace.ts';
import { followers } from './who-follows.ts';

test('every tradition with a sky is under that sky', () => {
  const stated = [...sharedWorkspace().packs().packs.values()].flatMap(({ name, kind, sky }) =>
    kind === 'tradition' && sky !== undefined ? [[name, sky]] : [],
  );
  const drawn = followers.flatMap(({ sky, of }) =>
    of.flatMap(({ tradition }) => (tradition === undefined ? [] : [[tradition, sky]])),
  );
  expect(stated.length).toBeGreaterThan(3);
  expect(new Map(drawn as [string, string][])).toEqual(new Map(stated as [string, string][]));
});
