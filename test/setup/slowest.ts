// Prints the files that took longest after a run of many: where time goes is seen before it has grown.

import type { Reporter, TestModule } from 'vitest/node';

/** How many files are listed, and from how many on a run is worth a list. */
const listed = 20;
const fewest = 100;

/** Lists the slowest files of a whole run with their seconds and their share of all. */
// biome-ignore lint/style/noDefaultExport: Vitest opens a reporter by its path.
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < fewest) return;
    const files = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }))
      .sort((a, b) => b.seconds - a.seconds);
    const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
    const first = files.slice(0, listed);
    const share = first.reduce((sum, { seconds }) => sum + seconds, 0) / all;
    console.log(
      `Slowest ${listed} of ${files.length} files, ${(100 * share).toFixed(0)} % of ${all.toFixed(0)} s:`,
    );
    for (const { file, seconds } of first) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}

// What loading its imports and its tests took; files of a worker share most imports, which the first of them loads.
function secondsOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
}
