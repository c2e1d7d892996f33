// Loaded before a server (`--import`): its clock of the day is off by as many milliseconds as the file in FAULT_CLOCK says,
// read at the start and whenever SIGUSR2 comes. What libraries and the engine of JavaScript ask is what is stepped.

import { readFileSync } from 'node:fs';

const Original = globalThis.Date;
const file = process.env.FAULT_CLOCK ?? '';
let offset = 0;
const read = () => {
  offset = Number(readFileSync(file, 'utf8'));
};
read();
process.on('SIGUSR2', read);

globalThis.Date = class SteppedDate extends Original {
  constructor(...given) {
    if (given.length === 0) super(Original.now() + offset);
    else super(...given);
  }

  static now() {
    return Original.now() + offset;
  }
};
