export interface Machine {
  readonly nodeVersion: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** whether there is such a file or folder */
  has(path: string): boolean;
  /** whether files can be made in a folder, or in the nearest folder above it that exists */
  canWrite(folder: string): boolean;
  isPortFree(port: number, host: string): Promise<boolean>;
}

export interface Finding {
  readonly state: 'ok' | 'missing' | 'optional';
  readonly what: string;
  readonly remedy?: string;
}

export function findings(machine: Machine, required: string): Promise<readonly Finding[]>;
export function isReady(all: readonly Finding[]): boolean;
export function reportOf(all: readonly Finding[]): string;
