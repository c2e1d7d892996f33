// The fields of the files of packs, each once: what it is for, and how it is read.

import type { PlacedText } from './entries.ts';
import { placedText, placedTexts } from './plain-shapes.ts';
import { calendars } from './read-calendar.ts';
import { chains } from './read-chain.ts';
import { ignores } from './read-ignores.ts';
import { divisions, kala } from './read-kala.ts';
import { rules } from './read-rule.ts';
import { tables, works } from './read-tables.ts';
import type { RecordTable, Shape } from './shape.ts';
import { statedTable } from './stated-table.ts';

const named: Shape<PlacedText> = { ...placedText, names: 'pack' };

/** The fields of a file of a pack. */
export const packTable = {
  pack: {
    about: 'the name of the pack that the file belongs to; several files may share it',
    shape: { ...placedText, schema: { ...placedText.schema, minLength: 1 } },
    required: true,
  },
  also_of: {
    about:
      'further packs that the rules of the file belong to as well; no parent of its pack, and none built on it',
    shape: placedTexts(),
  },
  extends: { about: 'the parent of the pack', shape: named },
  ...statedTable,
  works: { about: 'the works that are cited, each once', shape: works },
  kala: { about: 'named windows and instants of the day', shape: kala },
  tables: {
    about: 'values by key, for look-up in expressions and as attributes of names',
    shape: tables,
  },
  divisions: { about: 'windows cut into equal parts with labels in turn', shape: divisions },
  calendars: {
    about: 'calendars of twelve named months, by the rule that begins each of them',
    shape: calendars,
  },
  chains: {
    about: 'observances kept on days in a row, decided as one',
    shape: chains,
  },
  rules: {
    about: 'observances, conditions, muhurats, suitabilities, chakras and rules of births, by code',
    shape: rules,
  },
  ignore: {
    about: 'warnings that may stand anywhere in the file: a list of codes, each with the reason',
    shape: ignores,
  },
} as const satisfies RecordTable;
