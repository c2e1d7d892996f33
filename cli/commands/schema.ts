// `nirnaya schema [pack|test|words]`: the JSON Schema by which any editor completes and checks packs, their tests or words.

import { writeFileSync } from 'node:fs';
import type { Schema } from '@nirnaya/dsl/json-schema';
import { packSchema, testSchema, wordsSchema } from '@nirnaya/dsl/schema';
import { Argument } from 'commander';
import { write, writeJson } from '../options/io.ts';
import { unwritable } from '../options/unwritable.ts';
import type { AddCommand } from './command.ts';

const schemas = { pack: packSchema, test: testSchema, words: wordsSchema } as const satisfies Readonly<
  Record<string, Schema>
>;

const about = `
An editor with the YAML language server takes it from a first line in the file:
  # yaml-language-server: $schema=nirnaya-pack.schema.json
`;

/** Adds the command. */
export const addSchema: AddCommand = (program, io) => {
  program
    .command('schema')
    .description(
      'prints the JSON Schema of the files of packs, or of the tests or words beside them, for editors',
    )
    .addArgument(
      new Argument('[kind]', 'kind of file that the schema describes')
        .choices(Object.keys(schemas))
        .default('pack'),
    )
    .option('--out <file>', 'file to write to, instead of printing')
    .addHelpText('after', about)
    .action(async (kind: keyof typeof schemas, { out }: { readonly out?: string }) => {
      const schema = schemas[kind];
      if (out === undefined) return writeJson(io, schema);
      try {
        writeFileSync(out, `${JSON.stringify(schema, null, 2)}\n`);
      } catch (error) {
        throw unwritable(out, error);
      }
      return write(io.out, `wrote ${out}\n`);
    });
};
