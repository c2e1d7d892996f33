// What is wrong with an artifact that cannot be opened.

/** An artifact that is damaged, was made by another version, or lacks what is asked of it. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError';
  readonly reason: 'damaged' | 'other version' | 'no places';

  constructor(reason: ArtifactError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The error of bytes that are no artifact, or were changed. */
export const damaged = (what: string): ArtifactError =>
  new ArtifactError('damaged', `the compiled packs are damaged: ${what}; compile them again`);
