// The reference of the command line, made from the declarations of its commands.

import { type Argument, Command, type Option } from 'commander';
import { commands } from '../../../cli/commands/table.ts';
import type { Io } from '../../../cli/options/io.ts';

/** The page as Markdown. */
export async function commandsPage(): Promise<string> {
  const program = new Command('nirnaya');
  // Nothing is run, so that nothing is read or written.
  const io = {} as Io;
  for (const load of commands.values()) (await load())(program, io);
  const all = program.commands.flatMap((command) => withBelow(command, 'nirnaya'));
  return `# Commands

[Query dates](dates/QUERY.md) and [Work on rule packs](rules/AUTHORING.md) show the commands at work. \`nirnaya COMMAND --help\` prints the
same as this page. A command exits with 0, or with 1 if its result is negative or its input is invalid.

${all.join('\n\n')}
`;
}

function withBelow(command: Command, path: string): readonly string[] {
  const name = `${path} ${command.name()}`;
  const below = command.commands.flatMap((one) => withBelow(one, name));
  return [section(command, name), ...below];
}

function section(command: Command, name: string): string {
  const rows = [...command.registeredArguments.map(argumentRow), ...command.options.map(optionRow)];
  const usage = [name, ...command.registeredArguments.map(placeholder)].join(' ');
  return [
    `## ${name}`,
    sentence(command.description()),
    `\`${usage}${command.options.length > 0 ? ' [options]' : ''}\``,
    ...(rows.length === 0 ? [] : [['| argument or option | meaning |', '| --- | --- |', ...rows].join('\n')]),
  ].join('\n\n');
}

const placeholder = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
};

const argumentRow = (argument: Argument): string =>
  `| \`${placeholder(argument)}\` | ${meaning(argument.description, argument)} |`;

const optionRow = (option: Option): string =>
  `| \`${option.flags}\` | ${meaning(option.description, option)} |`;

function meaning(
  text: string,
  { argChoices = [], defaultValue }: Pick<Option, 'argChoices' | 'defaultValue'>,
) {
  const choices = argChoices.length === 0 ? '' : `: ${argChoices.map((one) => `\`${one}\``).join(', ')}`;
  const isEmpty = defaultValue === undefined || defaultValue === false || String(defaultValue) === '';
  return `${text}${choices}${isEmpty ? '' : ` (default: \`${defaultValue}\`)`}`.replaceAll('|', '\\|');
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
