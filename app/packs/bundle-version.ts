// What the bundles of this program are made by.

import type { ArtifactVersion } from '../../compiler/artifact/sealed.ts';
import { languageVersion } from '../../compiler/front/fingerprint/fingerprint.ts';

/** The version of the language, and that of the sky. */
export const bundleVersion = (dataVersion: string): ArtifactVersion => ({
  language: languageVersion,
  data: dataVersion,
});
