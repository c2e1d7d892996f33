// What every answer states about the engine that made it.

import type { AppContext } from '../workspace/app-context.ts';

/** The part of a service that identifies its engine. */
export interface EngineService extends Pick<AppContext, 'version'> {
  readonly workspace: Pick<AppContext['workspace'], 'sky'>;
}

/** The engine by name, version and data. */
export interface EngineFacts {
  readonly name: string;
  readonly version: string;
  readonly calculation: string;
  readonly ayanamsa: string;
  readonly data_version: string;
}

/** The engine of a service. */
export function engineFacts({ version, workspace }: EngineService): EngineFacts {
  const { ephemerisVersion } = workspace.sky;
  return {
    name: 'nirnaya',
    version,
    calculation: `swiss-ephemeris-${ephemerisVersion}`,
    ayanamsa: 'lahiri',
    data_version: ephemerisVersion,
  };
}
