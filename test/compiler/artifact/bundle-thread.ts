// A thread that opens a bundle and says what it finds in it.

import { parentPort, workerData } from 'node:worker_threads';
import { packSetOfBundle } from '../../../compiler/artifact/bundled-set.ts';
import { openBundle } from '../../../compiler/artifact/pack-bundle.ts';

const { graph, places, version } = workerData;
const set = packSetOfBundle(openBundle({ graph, places }, version));
parentPort?.postMessage(
  ['IN-MH', 'IN-MH+vaishnava'].map((name) => {
    const { pack } = set.compile(name);
    return [name, pack?.fingerprint, pack?.rules.get('FESTIVAL_DIWALI')?.linked.range.start];
  }),
);
