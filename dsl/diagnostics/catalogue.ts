// The one catalogue of messages, and `report`, which makes a diagnostic of an entry.
// In: a code, a place and the parameters of the message. Out: a diagnostic. Nothing else words a message.
import type { SourceRange } from '../source/source-file.ts';
import { chainMessages } from './chain-messages.ts';
import { decisionMessages } from './decision-messages.ts';
import type { Diagnostic, DiagnosticFix, DiagnosticLabel } from './diagnostic.ts';
import { expressionMessages } from './expression-messages.ts';
import type { MessageEntry } from './message-entry.ts';
import { packMessages } from './pack-messages.ts';
import { yamlMessages } from './yaml-messages.ts';

/** Every message of the language by its code. */
export const catalogue = {
  ...yamlMessages,
  ...packMessages,
  ...expressionMessages,
  ...decisionMessages,
  ...chainMessages,
} as const;

/** A code of the catalogue. */
export type DiagnosticCode = keyof typeof catalogue;

/** What the message of each code asks for. */
export type DiagnosticParams = {
  [C in DiagnosticCode]: Parameters<(typeof catalogue)[C]['message']>[0];
};

/** What the caller may add to a message. */
export interface DiagnosticExtra {
  readonly labels?: readonly DiagnosticLabel[];
  readonly help?: string;
  readonly url?: string;
  readonly fix?: DiagnosticFix;
}

const entries: { readonly [C in DiagnosticCode]: MessageEntry<DiagnosticParams[C]> } = catalogue;

/** Makes the diagnostic of a code at a place. */
export function report<C extends DiagnosticCode>(
  code: C,
  range: SourceRange,
  params: DiagnosticParams[C],
  extra: DiagnosticExtra = {},
): Diagnostic {
  const { severity, message, help: ownHelp } = entries[code];
  const help = extra.help ?? ownHelp?.(params);
  return {
    code,
    severity,
    message: message(params),
    range,
    labels: extra.labels ?? [],
    ...(help === undefined ? {} : { help }),
    ...(extra.url === undefined ? {} : { url: extra.url }),
    ...(extra.fix === undefined ? {} : { fix: extra.fix }),
  };
}
