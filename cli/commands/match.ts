// `nirnaya match BRIDE GROOM`: the match of two births by the eight kutas.

import {
  type BirthInput,
  type ClockChange,
  castOf,
  compatibilityOf,
  type DiagramStyle,
  diagramOf,
  diagramStyles,
  textDiagram,
} from '@nirnaya/app/jyotisha';
import {
  chartOptions,
  compatibilityAnswer,
  matchOptions,
  type PointsBy,
  pointsBy,
  readingLanguageOf,
} from '@nirnaya/contract/jyotisha';
import { type Chart, signOf } from '@nirnaya/engine/jyotisha';
import { Option } from 'commander';
import { UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import { type LanguageOptions, languageOption } from '../options/language.ts';
import { packsOption } from '../options/pack-files.ts';
import { birthIn } from '../output/chart/birth.ts';
import { type ConventionOptions, conventionOptions, conventionsIn } from '../output/chart/conventions.ts';
import { matchPage } from '../output/chart/match-page.ts';
import { chartSvg } from '../output/chart/picture.ts';
import { type ChartSession, inChartSession } from '../output/chart/session.ts';
import { sheetOf } from '../output/text/sheet.ts';
import type { AddCommand } from './command.ts';

interface MatchOptions extends ConventionOptions, LanguageOptions {
  readonly diagram?: DiagramStyle;
  readonly svg?: boolean;
  readonly pointsBy: PointsBy;
  readonly brideClockChange?: ClockChange;
  readonly groomClockChange?: ClockChange;
  readonly observatory?: boolean;
  readonly json?: boolean;
}

const how =
  'DATE TIME PLACE separated by blanks, such as "1992-08-12 06:15 New Delhi" or "1992-08-12 06:15 28.61,77.21"';

/** Adds the command. */
export const addMatch: AddCommand = (program, io) => {
  const command = program
    .command('match')
    .description('matches two births by the eight kutas, with the cancellations of doshas')
    .argument('<bride>', how)
    .argument('<groom>', 'the same')
    .addOption(clockChange('bride'))
    .addOption(clockChange('groom'))
    .addOption(new Option('--diagram <form>', 'draw both charts').choices([...diagramStyles]))
    .option('--svg', 'print the two charts as SVG and nothing else')
    .addOption(
      new Option('--points-by <what>', 'total by table or with exceptions')
        .choices([...pointsBy])
        .default('table'),
    )
    .option('--observatory', 'with --json: the table, row and column of each kuta')
    .option('--json', 'print JSON');
  languageOption(packsOption(conventionOptions(command, 'gana=alike'))).action(
    (bride: string, groom: string, options: MatchOptions) =>
      inChartSession(options, io, async (session) => {
        const by = conventionsIn(options, { ...matchOptions, positions: chartOptions.positions });
        const first = await personIn(bride, 'BRIDE', session);
        const second = await personIn(groom, 'GROOM', session);
        const pair = {
          bride: castOf(session.context, { ...first, clock_change: options.brideClockChange }, by),
          groom: castOf(session.context, { ...second, clock_change: options.groomClockChange }, by),
          roles: { bride: 'BRIDE', groom: 'GROOM' },
          clockFields: { bride: '--bride-clock-change', groom: '--groom-clock-change' },
        };
        const drawn = [drawnChart(pair.bride.chart, 'Bride'), drawnChart(pair.groom.chart, 'Groom')];
        if (options.svg === true) {
          const style = options.diagram ?? 'north';
          const charts = [
            ['Bride', pair.bride],
            ['Groom', pair.groom],
          ] as const;
          const named = charts.map(([name, cast]) => ({ ...cast, birth: { ...cast.birth, name } }));
          return write(io.out, named.map((cast) => chartSvg(session, cast, { style })).join(''));
        }
        const computed = compatibilityOf(session.context, pair, {
          dynamics: true,
          traced: options.observatory === true,
          language: readingLanguageOf(session.language?.code),
          by: options.pointsBy,
        });
        const match = session.language?.written(compatibilityAnswer, computed) ?? computed;
        if (options.json === true) return writeJson(io, match);
        const style = options.diagram;
        const diagrams = style === undefined ? [] : drawn.map((of) => textDiagram(of, style).join('\n'));
        return write(io.out, matchPage(match, diagrams, sheetOf(io)));
      }),
  );
};

const clockChange = (whose: string) =>
  new Option(
    `--${whose}-clock-change <side>`,
    `offset to use for an ambiguous or skipped local time (DST) of the ${whose}`,
  ).choices(['before', 'after']);

const drawnChart = ({ lagna, sign, speed }: Chart, title: string) => {
  const retrograde = new Set([...speed].flatMap((of, i) => (of < 0 ? [i] : [])));
  return diagramOf(signOf(lagna), sign, retrograde, [title]);
};

/** A birth in words: date, time, and a place by its name or its coordinates. */
async function personIn(words: string, what: string, session: ChartSession): Promise<BirthInput> {
  const [date = '', time, ...rest] = words.trim().split(/\s+/);
  const place = rest.join(' ');
  if (time === undefined || place === '') throw new UsageError(`${what}: must be ${how}`);
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(place) ?? [];
  const options = lat === undefined || lon === undefined ? { place } : { lat, lon };
  try {
    return (await birthIn(date, time, options, session)).birth;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(...error.errors.map((message) => `${what}: ${message}`));
  }
}
