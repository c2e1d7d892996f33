// `npm run verify`: what others published against what we compute. Reads the truth files in place, all of them or those
// that are named (`npm run verify -- drik_2023.csv`). `--accuracy FILE` writes docs/dates/ACCURACY.md of them.

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accuracyPage } from './accuracy/page.ts';
import { openCalculator } from './calculator.ts';
import { checkNativeName } from './checks/native-names.ts';
import { checks } from './files.ts';
import { inferredRules, isCounted, levelShares, printedInferred } from './inferred.ts';
import { explainedWhole, thresholds } from './limits.ts';
import { nativeFiles, nativeRows } from './native-rows.ts';
import { printed } from './print.ts';
import { readFile, reportOf } from './read-file.ts';
import type { FileReport } from './verdict.ts';

const { values: options, positionals: expected } = parseArgs({
  allowPositionals: true,
  options: {
    truth: { type: 'string' },
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    accuracy: { type: 'string' },
  },
});

const dir = options.truth
  ? resolve(options.truth)
  : fileURLToPath(new URL('../../../shared/truth', import.meta.url));
if (!existsSync(dir)) {
  console.error(`verify: there is no folder ${dir}; name the truth files' folder with --truth DIR`);
  process.exit(2);
}

const present = readdirSync(dir, { recursive: true }).map(String);
const others = present.filter((file) => /\.(csv|jsonl)$/.test(file) && checks[file] === undefined).sort();
const calculator = openCalculator();
const named = (file: string): boolean => expected.length === 0 || expected.includes(file);
const reports = [...Object.keys(checks), ...others].filter(named).flatMap((file): FileReport[] => {
  const report = readFile(calculator, dir, file);
  return report === undefined ? [] : [report];
});
// Facts that were read lie beside what was published.
for (const file of nativeFiles.filter(named)) {
  const rows = nativeRows(join(dir, '..', 'facts'), file);
  if (rows !== undefined) reports.push(reportOf(calculator, file, rows, checkNativeName));
}
const inferred = inferredRules(calculator, reports);
const levels = levelShares(calculator);
calculator.workspace.close();

console.log(
  options.json
    ? JSON.stringify({ files: reports, inferred, levels })
    : [printed(reports, options.all), printedInferred(inferred), ['authority', ...levels].join('\n  ')].join(
        '\n\n',
      ),
);
if (options.accuracy !== undefined) writeFileSync(options.accuracy, accuracyPage(reports));
if (options.strict) {
  const failures = thresholds.flatMap(({ file, part, least }): string[] => {
    const report = reports.find((r) => r.file === file);
    const figure = part === undefined ? report : report?.parts[part];
    if (figure === undefined || figure.covered === 0 || figure.agree / figure.covered >= least) return [];
    return [`${file}${part === undefined ? '' : `, ${part}`}: below ${(100 * least).toFixed(2)} %`];
  });
  for (const { file, unexplained } of reports)
    if (explainedWhole.includes(file) && unexplained > 0)
      failures.push(`${file}: ${unexplained} unexplained`);
  // A list that was not read counts nothing.
  for (const rule of expected.length === 0 ? inferred : [])
    if (!isCounted(rule)) failures.push(`${rule.path}: what ${rule.code} states in fits is not what it fits`);
  for (const failure of failures) console.error(`verify: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
