// What the bundles of this program are made by.

import type { ArtifactVersion } from '@nirnaya/compiler/artifact';
import { languageVersion } from '@nirnaya/compiler/front';

/** The version of the language, and that of the sky. */
export const bundleVersion = (dataVersion: string): ArtifactVersion => ({
  language: languageVersion,
  data: dataVersion,
});
