// `npm run bench`: how long our work takes, and the same year by other libraries in the same run.

import { parseArgs } from 'node:util';
import { birthAnswerTasks } from './birth-answers.ts';
import { birthPeers } from './birth-peers.ts';
import { birthTasks } from './births.ts';
import { chartTasks } from './charts.ts';
import { openEditor } from './editor.ts';
import { measureHttp } from './http.ts';
import { indexShare } from './index-share.ts';
import { languageTasks, timesByHand } from './language.ts';
import { measure } from './measure.ts';
import { peers } from './peers.ts';
import { type BirthComparison, type Comparison, printed, type Report } from './print.ts';
import { openServed } from './served.ts';
import { measureStarts } from './starts.ts';
import { strengthTasks } from './strengths.ts';
import { openSubject } from './subject.ts';
import { OUR_YEAR, OUR_YEAR_WARM, tasksOf } from './tasks.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const note = (name: string): void => {
  if (process.stderr.isTTY) console.error(`measuring ${name}`);
};

const subject = openSubject();
const served = openServed();
const editor = await openEditor();
const results = await measure(
  [
    ...tasksOf(subject),
    ...strengthTasks(subject),
    ...chartTasks(subject.sky),
    ...birthTasks(subject),
    ...birthAnswerTasks(subject),
    ...languageTasks(subject),
    ...served.tasks,
    ...editor.tasks,
  ],
  note,
);
await editor.close();
served.workspace.close();
const median = (name: string): number => results.find((r) => r.name === name)?.median ?? Number.NaN;
const comparisons: Comparison[] = [];
for (const { task, aim, does } of peers()) {
  const [{ median: theirs, runs }] = await measure([task], note);
  const ours = median(OUR_YEAR);
  comparisons.push({
    name: task.name,
    does,
    theirs,
    runs,
    ours,
    ratio: theirs / ours,
    ratioWarm: theirs / median(OUR_YEAR_WARM),
    aim,
  });
}
const births: BirthComparison[] = [];
for (const { name, does, theirs, ours } of birthPeers(subject)) {
  const [there, here] = await measure([theirs, ours], note);
  births.push({ name, does, by: there.name, theirs: there.median, ours: here.median });
}
const index = ['NORTH_INDIA', 'IN-TN'].map((name) => indexShare(subject, name));
subject.sky.close();
note('requests over HTTP');
const http = await measureHttp();

const starts = await measureStarts(note);

const report: Report = {
  results,
  comparisons,
  births,
  index,
  timesByHand: timesByHand(results),
  http,
  starts,
};
console.log(options.json ? JSON.stringify(report) : printed(report));
