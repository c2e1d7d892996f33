interface Change {
  readonly file: string;
  readonly kind: string;
  readonly text: string;
}
export function readChanges(folder: string): readonly Change[];
export function withChanges(changelog: string, changes: readonly Change[]): string;
export function released(changelog: string, version: string, date: string): string;
