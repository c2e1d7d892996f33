// What pages use of `web/drawings`.

export { Dial, type DialSpan, type DialWindow, isWithin } from './dial.tsx';
export { MoonDisc } from './moon.tsx';
export { YearGrid } from './year-grid.tsx';
export { DayStrip, YearLine } from './year-line.tsx';
