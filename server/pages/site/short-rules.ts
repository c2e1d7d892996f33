// The rules of a service as pages name them.

import type { ComputeService } from '../../compute/compute-service.ts';

/** Digits of the fingerprint that pages show. */
const shown = 8;

/** The first digits of the fingerprint of the rules of the whole service: those of a page are named with its decision. */
export const shortRules = ({ workspace }: Pick<ComputeService, 'workspace'>): string =>
  workspace.pack('base')?.fingerprint.slice(0, shown) ?? '';
