// What stands around every answer of astrology.

import type { chartEngine } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { type EngineService, engineFacts } from '../context/engine-facts.ts';

/** What an answer of astrology is, and what it is not. */
export const chartDisclaimer =
  'Computed by the tables and rules of the texts that are named. This is what the texts say; nothing here shows that it comes true. Not a basis for decisions on health, money, law or other people.';

/** The engine of an answer whose chart has an ayanamsa, and the fingerprint of the rules that took part. */
export const engineOfChart = (
  service: EngineService,
  ayanamsa: string,
  rules: string | null,
): z.output<typeof chartEngine> => ({ ...engineFacts(service), ayanamsa, rules_snapshot_version: rules });
