// `nirnaya chart DATE TIME`: the chart of a birth, drawn, with its grahas and dashas.

import { birthChartOf, castOf, type DiagramStyle, diagramStyles, textDiagram } from '@nirnaya/app/jyotisha';
import { birthChartAnswer, chartOptions } from '@nirnaya/contract/jyotisha';
import { Option } from 'commander';
import { type Io, write, writeJson } from '../options/io.ts';
import { type LanguageOptions, languageOption } from '../options/language.ts';
import { packsOption } from '../options/pack-files.ts';
import { type BirthOptions, birthIn } from '../output/chart/birth.ts';
import { type ConventionOptions, conventionOptions, conventionsIn } from '../output/chart/conventions.ts';
import { houseText, krishnamurtiText } from '../output/chart/houses.ts';
import { diagramIn } from '../output/chart/lines.ts';
import { chartHead, dashaText, grahaTable, type ShownChart, yogaText } from '../output/chart/page.ts';
import { chartSvg } from '../output/chart/picture.ts';
import { inChartSession } from '../output/chart/session.ts';
import { sahamText, varshaText, varshaYearsOf } from '../output/chart/varsha.ts';
import { sheetOf } from '../output/text/sheet.ts';
import { wrapped } from '../output/text/wrap.ts';
import type { AddCommand } from './command.ts';

interface ChartOptions extends BirthOptions, ConventionOptions, LanguageOptions {
  readonly diagram: DiagramStyle;
  readonly varga?: string;
  readonly svg?: boolean;
  readonly yogas: boolean;
  readonly shadbala?: boolean;
  readonly sahams?: boolean;
  readonly varsha?: string | true;
  readonly observatory?: boolean;
  readonly arishta?: boolean;
  readonly json?: boolean;
}

/** Adds the command. */
export const addChart: AddCommand = (program, io) => {
  const command = program
    .command('chart')
    .description('the chart of a birth, drawn, with its grahas, dashas and yogas')
    .argument('<date>', 'civil date at the place, YYYY-MM-DD')
    .argument('[time]', 'local clock time, HH:MM or HH:MM:SS')
    .option('--name <name>', 'whose birth')
    .option('--place <name>', 'place by name or id, such as "New Delhi", Nashik or 1261731')
    .option('--lat <degrees>', 'latitude, north positive')
    .option('--lon <degrees>', 'longitude, east positive')
    .option(
      '--tz <zone>',
      'time zone of the clock, such as Asia/Kolkata, an offset, such as +04:51, or LMT (default: that of the place)',
    )
    .addOption(
      new Option(
        '--time-standard <which>',
        'read the clock by its zone, or by local mean time (default: LMT before the first legal time of the zone)',
      ).choices(['zone', 'lmt']),
    )
    .addOption(
      new Option(
        '--clock-change <side>',
        'offset to use for an ambiguous or skipped local time (DST)',
      ).choices(['before', 'after']),
    )
    .addOption(
      new Option('--diagram <form>', 'style of the drawing').choices([...diagramStyles]).default('north'),
    )
    .option('--varga <name>', 'varga to draw, such as D9 (default: D1)')
    .option('--svg', 'print the diagram as SVG and nothing else')
    .option('--no-yogas', 'leave out yogas and doshas')
    .option(
      '--arishta',
      'include yogas and doshas whose effects concern death, illness, want of children, infidelity, kin or hardship',
    )
    .option('--shadbala', 'with --json: add strengths')
    .option('--sahams', 'add the sahams of the birth')
    .option(
      '--varsha [years]',
      'add the annual chart after this number of completed years (default: the current year)',
    )
    .option('--observatory', 'with --json: the traces of all results')
    .option('--json', 'print JSON');
  languageOption(packsOption(conventionOptions(command, 'house_system=sripati'))).action(
    (date: string, time: string | undefined, options: ChartOptions) =>
      inChartSession(options, io, async (session) => {
        const { birth, place } = await birthIn(date, time, options, session);
        const by = conventionsIn(options, chartOptions);
        const cast = castOf(session.context, birth, by);
        const computed = birthChartOf(session.context, cast, {
          yogas: options.yogas && options.svg !== true,
          shadbala: options.shadbala === true,
          sahams: options.sahams === true,
          varshaphala: options.varsha !== undefined,
          varshaYears: varshaYearsOf(options.varsha),
          traced: options.observatory === true,
          arishta: options.arishta === true,
        });
        const chart = session.language?.written(birthChartAnswer, computed) ?? computed;
        if (options.json === true) return writeJson(io, chart);
        const diagram = diagramIn(chart, options.varga);
        if (options.svg === true) {
          const varga = options.varga?.toUpperCase();
          return write(io.out, chartSvg(session, cast, { style: options.diagram, varga }));
        }
        return write(io.out, pageOf(chart, place, textDiagram(diagram, options.diagram), io));
      }),
  );
};

function pageOf(chart: ShownChart, place: string, diagram: readonly string[], io: Io): string {
  const sheet = sheetOf(io);
  const parts = [
    chartHead(chart, place, sheet),
    diagram.join('\n'),
    grahaTable(chart, sheet),
    ...[houseText(chart, sheet), krishnamurtiText(chart, sheet)].filter((text) => text !== ''),
    dashaText(chart, sheet),
    ...[yogaText(chart, sheet), sahamText(chart, sheet), varshaText(chart, sheet)].filter(
      (text) => text !== '',
    ),
    sheet.dim(wrapped(chart.disclaimer, sheet.width)),
  ];
  return `${parts.join('\n\n')}\n`;
}
