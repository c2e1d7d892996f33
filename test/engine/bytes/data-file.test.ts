import { describe, expect, it } from 'vitest';
import { dataFileOf, openDataFile } from '../../../engine/bytes/data-file.ts';

const kind = { name: 'trial', version: 3 };
const sections = {
  one: { about: { count: 2 }, bytes: Uint8Array.of(1, 2) },
  'two ü': { about: {}, bytes: new Uint8Array(0) },
  three: { about: { names: ['a'] }, bytes: Uint8Array.of(9) },
};
const file = dataFileOf(kind, sections);

describe('a data file', () => {
  it('gives the sections that it was made of', () => {
    const opened = openDataFile(kind, file);
    expect(Object.keys(opened)).toEqual(Object.keys(sections));
    for (const [name, { about, bytes }] of Object.entries(sections)) {
      expect([opened[name]?.about, [...(opened[name]?.bytes ?? [])]]).toEqual([about, [...bytes]]);
    }
  });

  it('is read where it lies in other bytes, and in shared ones', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(file.length + 8));
    shared.set(file, 5);
    expect(openDataFile(kind, shared.subarray(5, 5 + file.length)).three?.bytes[0]).toBe(9);
  });

  it('is refused with every bit of it changed, and cut short anywhere', () => {
    for (let i = 0; i < file.length; i++) {
      const changed = Uint8Array.from(file);
      changed[i] = (changed[i] ?? 0) ^ 4;
      expect(() => openDataFile(kind, changed), `byte ${i}`).toThrow('install Nirnaya again');
      expect(() => openDataFile(kind, file.subarray(0, i)), `${i} bytes`).toThrow('install Nirnaya again');
    }
  });

  it('is refused as another, or of another version', () => {
    expect(() => openDataFile({ ...kind, name: 'other' }, file)).toThrow('those of data/trial');
    expect(() => openDataFile({ ...kind, version: 4 }, file)).toThrow(
      'of version 3, and version 4 is needed',
    );
  });
});
