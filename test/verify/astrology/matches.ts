// Guna milan as others score it: pairs of padas by two programs that agree in few totals, and expectations of a test.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { chartOfMoon, chartOfPada } from './match-charts.ts';
import { otherCells } from './other-kutas.ts';

/** Our kutas by the columns of the matrices. */
const KUTAS = {
  varna: 'KUTA_VARNA',
  vashya: 'KUTA_VASHYA',
  tara: 'KUTA_TARA',
  yoni: 'KUTA_YONI',
  maitri: 'KUTA_MAITRI',
  gana: 'KUTA_GANA',
  bhakoot: 'KUTA_BHAKOOT',
  nadi: 'KUTA_NADI',
} as const;

type KutaName = keyof typeof KUTAS;

const NAMES = Object.keys(KUTAS) as KutaName[];

/** How many pairs a program must give the same points in a cell of our table before that is taken for its own table. */
const PAIRS = 3;

/** What our rule has of one kuta of a pair. */
interface Scored {
  readonly points: number;
  /** of the table: by the groom, then by the bride */
  readonly cell: string;
  /** the exceptions that hold; they are not in `points` */
  readonly exceptions: string;
  /** cells by ways of scoring that other sources have, by what they say */
  readonly others: ReadonlyMap<string, string>;
}

/** What a program gives in a cell: how many pairs have which points. */
type Given = Map<number, number>;

/** Judges a row of two padas and the points of each kuta, against our tables without their exceptions. */
export function checkMatch(calculator: Calculator, row: Row, rows: readonly Row[]): Verdict {
  const scored = scoredOf(calculator, row);
  if (scored === undefined) return uncovered;
  const program = programOf(row);
  const stated = NAMES.filter((kuta) => row.at(kuta) !== '');
  const differing = stated.filter((kuta) => Number(row.at(kuta)) !== scored[kuta].points);
  const parts = Object.fromEntries(stated.map((kuta) => [`${kuta}, ${program}`, !differing.includes(kuta)]));
  return verdict(
    differing.length === 0,
    () => {
      const reasons = differing.map((kuta) => ({
        kuta,
        ...reasonOf(calculator, rows, { row, kuta, scored }),
      }));
      const stated = reasons.map(({ kuta, text }) => `${kuta}: ${text}`).join('; ');
      return {
        what: `${row.at('boy_nakshatra')} ${row.at('boy_pada')}, ${row.at('girl_nakshatra')} ${row.at('girl_pada')}`,
        expected: differing.map((kuta) => `${kuta} ${row.at(kuta)}`).join(', '),
        actual: differing.map((kuta) => `${kuta} ${scored[kuta].points}`).join(', '),
        reason: reasons.every(({ measured }) => measured) ? stated : null,
        note: stated,
      };
    },
    parts,
  );
}

/**
 * By program and kuta: in how many pairs it departs from our table, and in which cells: those in which it always gives
 * other points, and those in which it gives ours to some pairs and others to the rest.
 */
export function kutasByProgram(calculator: Calculator, rows: readonly Row[]): readonly string[] {
  const { plain, others } = tablesOf(calculator, rows);
  const pairs = new Map<string, number>();
  for (const row of rows) pairs.set(programOf(row), (pairs.get(programOf(row)) ?? 0) + 1);
  return [...pairs].flatMap(([program, count]) =>
    NAMES.flatMap((kuta) => {
      const cells = [...(plain.get(`${program} ${kuta}`) ?? [])];
      const departing = cells.filter(([, { ours, given }]) => [...given.keys()].some((n) => n !== ours));
      const differ = departing.reduce(
        (sum, [, { ours, given }]) =>
          sum + [...given].reduce((all, [n, of]) => all + (n === ours ? 0 : of), 0),
        0,
      );
      const stated = departing.map(
        ([cell, { ours, given }]) =>
          `${cell} ${ours}: ${[...given].map(([n, of]) => `${n}${given.size > 1 ? ` in ${of}` : ''}`).join(', ')}`,
      );
      return [
        `${program}, ${kuta}: ${differ} of ${count} pairs, in ${departing.length} of ${cells.length} cells (ours: theirs)`,
        ...inLines(stated),
        ...ownCells(others, `${program} ${kuta}`),
      ];
    }),
  );
}

/** Judges a row of two longitudes of the Moon and a total. */
export function checkGunaMilan(calculator: Calculator, row: Row): Verdict {
  const pack = calculator.pack('jyotisha');
  const [groom, bride] = [row.at('inputs.boy_moon'), row.at('inputs.girl_moon')].map(Number);
  if (pack === undefined || Number.isNaN(groom) || Number.isNaN(bride)) return uncovered;
  const { kutas } = pack.birthResults.match(chartOfMoon(bride), chartOfMoon(groom));
  const points = NAMES.map((kuta) => ({
    kuta,
    points: kutas.find(({ code }) => code === KUTAS[kuta])?.points ?? Number.NaN,
  }));
  const total = points.reduce((sum, one) => sum + one.points, 0);
  return verdict(total === Number(row.at('expected.total')), () => ({
    what: `the Moon at ${groom} and ${bride}`,
    expected: row.at('expected.total'),
    actual: `${total}: ${points.map((one) => `${one.kuta} ${one.points}`).join(', ')}`,
    reason: null,
  }));
}

// The program has the same other points in this cell in every pair of the file, or in every pair that our exceptions set
// apart; otherwise nothing is explained.
function reasonOf(
  calculator: Calculator,
  rows: readonly Row[],
  {
    row,
    kuta,
    scored,
  }: { readonly row: Row; readonly kuta: KutaName; readonly scored: Readonly<Record<KutaName, Scored>> },
): { readonly measured: boolean; readonly text: string } {
  const tables = tablesOf(calculator, rows);
  const name = `${programOf(row)} ${kuta}`;
  const { cell, exceptions, others } = scored[kuta];
  const plain = tables.plain.get(name)?.get(cell)?.given ?? new Map();
  const [pairs] = plain.values();
  if (plain.size === 1 && pairs >= PAIRS)
    return { measured: true, text: `${row.at(kuta)} in the cell ${cell}, in all its ${pairs} pairs` };
  const apart = tables.apart.get(name)?.get(`${cell}, ${exceptions}`)?.given ?? new Map();
  const [within] = apart.values();
  if (exceptions !== '' && apart.size === 1 && within >= PAIRS)
    return { measured: true, text: `${row.at(kuta)} in all ${within} pairs of the exception: ${exceptions}` };
  for (const [says, other] of others) {
    const table = tables.others.get(`${name} ${says}`);
    const given = table?.get(other)?.given ?? new Map();
    // A way is right for the program where all of its cells have one value each.
    const [all] = given.values();
    if (table !== undefined && all >= PAIRS && [...table.values()].every((one) => one.given.size === 1))
      return {
        measured: true,
        text: `${row.at(kuta)} in the cell ${other}, in all its ${all} pairs, ${says}`,
      };
  }
  const stated = [...plain].map(([n, of]) => `${n} in ${of}`).join(', ');
  return { measured: false, text: `${row.at(kuta)} in the cell ${cell}, which has ${stated}` };
}

type Table = Map<string, Map<string, { readonly ours: number; readonly given: Given }>>;

interface Tables {
  readonly plain: Table;
  /** with the pairs of our exceptions apart */
  readonly apart: Table;
  /** by other ways of scoring */
  readonly others: Table;
}

const known = new WeakMap<readonly Row[], Tables>();

// What each program gives in each cell.
function tablesOf(calculator: Calculator, rows: readonly Row[]): Tables {
  let tables = known.get(rows);
  if (tables === undefined) {
    tables = { plain: new Map(), apart: new Map(), others: new Map() };
    for (const row of rows) {
      const scored = scoredOf(calculator, row);
      if (scored === undefined) continue;
      for (const kuta of NAMES.filter((name) => row.at(name) !== '')) {
        const { cell, exceptions, points, others } = scored[kuta];
        const name = `${programOf(row)} ${kuta}`;
        count(tables.plain, name, { cell, ours: points, theirs: Number(row.at(kuta)) });
        count(tables.apart, name, {
          cell: `${cell}, ${exceptions}`,
          ours: points,
          theirs: Number(row.at(kuta)),
        });
        for (const [says, other] of others)
          count(tables.others, `${name} ${says}`, {
            cell: other,
            ours: points,
            theirs: Number(row.at(kuta)),
          });
      }
    }
    known.set(rows, tables);
  }
  return tables;
}

function count(
  table: Table,
  name: string,
  { cell, ours, theirs }: { readonly cell: string; readonly ours: number; readonly theirs: number },
): void {
  const cells = table.get(name) ?? new Map<string, { readonly ours: number; readonly given: Given }>();
  table.set(name, cells);
  const results = cells.get(cell) ?? { ours, given: new Map() };
  cells.set(cell, results);
  results.given.set(theirs, (results.given.get(theirs) ?? 0) + 1);
}

const programOf = (row: Row): string => row.at('source').split(/[ /]/)[0];

const scores = new WeakMap<CompiledPack, Map<string, Readonly<Record<KutaName, Scored>>>>();

// Our tables for the pair of a row; undefined where its stars are not known.
function scoredOf(calculator: Calculator, row: Row): Readonly<Record<KutaName, Scored>> | undefined {
  const pack = calculator.pack('jyotisha');
  const groom = chartOfPada(row.at('boy_nakshatra'), row.at('boy_pada'));
  const bride = chartOfPada(row.at('girl_nakshatra'), row.at('girl_pada'));
  if (pack === undefined || groom === undefined || bride === undefined) return undefined;
  const all = scores.get(pack) ?? new Map<string, Readonly<Record<KutaName, Scored>>>();
  scores.set(pack, all);
  const key = `${groom.longitude[1]} ${bride.longitude[1]}`;
  let actual = all.get(key);
  if (actual === undefined) {
    const { kutas } = pack.birthResults.match(bride, groom);
    actual = Object.fromEntries(
      NAMES.map((name): [string, Scored] => {
        const kuta = kutas.find(({ code }) => code === KUTAS[name]);
        const cell = `${kuta?.row}/${kuta?.column}`;
        const others = otherCells.filter((one) => one.kuta === name);
        const pair = { groom: groom.longitude[1], bride: bride.longitude[1] };
        return [
          name,
          {
            points: kuta?.points ?? Number.NaN,
            cell,
            exceptions: kuta?.cancelled.map(({ because }) => because).join(', ') ?? '',
            others: new Map(others.map((one) => [one.says, one.cell(cell, pair)])),
          },
        ];
      }),
    ) as Record<KutaName, Scored>;
    all.set(key, actual);
  }
  return actual;
}

// The cells that depart, of a program whose cells have one value each by a way of scoring that is not ours.
function ownCells(others: Table, name: string): readonly string[] {
  return [...others].flatMap(([key, cells]) => {
    if (!key.startsWith(`${name} `) || [...cells.values()].some(({ given }) => given.size > 1)) return [];
    const stated = [...cells].flatMap(([cell, { ours, given }]) => {
      const [[theirs, pairs]] = given;
      return theirs === ours ? [] : [`${cell} ${ours}: ${theirs} in ${pairs}`];
    });
    if (stated.length === 0) return [];
    return [
      `  one value in each of ${cells.size} cells ${key.slice(name.length + 1)}, other than ours in ${stated.length}:`,
      ...inLines(stated),
    ];
  });
}

// Several to a line, indented below the line they belong to.
function inLines(stated: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (let i = 0; i < stated.length; i += 8) lines.push(`  ${stated.slice(i, i + 8).join('; ')}`);
  return lines;
}
