// What is computed once in a thread and shared by most answers: code is compiled, formats of zones are made, names are read, the
// sky of this year is fitted. Done while the service listens, in steps between which requests are answered.

import { requestContext } from '@nirnaya/app/context';
import { panchangDay } from '@nirnaya/app/day';
import { nameIndex, observedIn, writtenDay } from '@nirnaya/app/festivals';
import { angaNames, sanskritFile } from '@nirnaya/app/names';
import { fullPanchang } from '@nirnaya/app/panchang';
import { type Location, newDelhi, resolveTradition, searchPlaces, ujjain } from '@nirnaya/app/places';
import { civilDayAt } from '@nirnaya/app/requests';
import { worldEntries, worldPack } from '@nirnaya/app/world';
import { evaluateTask } from '@nirnaya/authoring/evaluate';
import { languages } from '@nirnaya/dsl/vocabulary';
import type { ComputeService } from './compute-service.ts';

/** Does a step of the warm-up, from 0 on, some 100 ms each at most; gives whether another follows. Failures are reported only. */
export function warmUp(service: ComputeService, step: number): boolean {
  try {
    steps[step]?.(service);
  } catch (error) {
    service.failed(error);
  }
  return step + 1 < steps.length;
}

const steps: readonly ((service: ComputeService) => void)[] = [
  // The places that answers are about where a request names none.
  (service) => answerAboutToday(service, newDelhi),
  (service) => answerAboutToday(service, ujjain),
  // Reading the map of zones takes as long as many an answer.
  ({ zones }) => void zones(newDelhi.latitude, newDelhi.longitude),
  ({ workspace }) => {
    for (const { code } of languages) angaNames(code);
    sanskritFile();
    const world = workspace.pack(worldPack);
    if (world !== undefined) worldEntries(world);
  },
  ({ catalogue }) => void searchPlaces(catalogue(), { q: 'Varansi', limit: 10 }),
  ({ workspace }) => void nameIndex(workspace.packs(), workspace.words()),
];

function answerAboutToday(service: ComputeService, place: Location): void {
  const context = requestContext(service, {}, place);
  const today = civilDayAt(service.now(), context.zone);
  JSON.stringify(fullPanchang(service, panchangDay(context, today)));
  for (const on of observedIn(context, today, today + 30, {})) JSON.stringify(writtenDay(context, on, {}));
}

/** Evaluates a text once while the thread is opened, so that the time of texts is not spent on what is done once in a thread. */
export function warmUpForTexts({ workspace, now, failed }: ComputeService): void {
  try {
    evaluateTask(workspace, {
      kind: 'rules',
      texts: [{ name: undefined, text: 'extend FESTIVAL_DIWALI:\n  name: Diwali\n' }],
      parent: resolveTradition({}, workspace.packs().packs, newDelhi).pack,
      years: [new Date(now()).getUTCFullYear()],
      inputs: {},
      mode: 'standard',
      zone: undefined,
      place: undefined,
      day: undefined,
      rule: undefined,
      traces: false,
    });
  } catch (error) {
    failed(error);
  }
}
