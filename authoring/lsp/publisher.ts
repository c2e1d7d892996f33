// Publishes the diagnostics of files to a client, each list when it has changed.

import type { Diagnostic as Described } from '@nirnaya/dsl/diagnostics';
import type { Diagnostic } from 'vscode-languageserver';
import { clientDiagnostic, type Showing } from './features/diagnostics.ts';
import type { Project } from './workspace/project.ts';

/** Sends the diagnostics of one file. */
export type SendDiagnostics = (path: string, diagnostics: Diagnostic[]) => void;

/** The diagnostics last published for each file. */
export class Publisher {
  private readonly send: SendDiagnostics;
  private readonly published = new Map<string, string>();

  constructor(send: SendDiagnostics) {
    this.send = send;
  }

  /** Publishes the diagnostics of a project's files. */
  publish(project: Project, showing: Showing): void {
    for (const [path, own] of project.diagnostics()) {
      this.publishFile(path, own, showing);
    }
  }

  /** Publishes the diagnostics of one file. */
  publishFile(path: string, own: readonly Described[], showing: Showing): void {
    this.update(
      path,
      own.map((diagnostic) => clientDiagnostic(diagnostic, showing)),
    );
  }

  /** Withdraws the diagnostics of files that are no longer packs. */
  clear(paths: readonly string[]): void {
    for (const path of paths) this.update(path, []);
  }

  private update(path: string, diagnostics: Diagnostic[]): void {
    const text = JSON.stringify(diagnostics);
    if ((this.published.get(path) ?? '[]') === text) return;
    this.published.set(path, text);
    this.send(path, diagnostics);
  }
}
