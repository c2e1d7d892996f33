// Answers the requests of a client, each from the project that the document belongs to.

import type { SourceRange } from '@nirnaya/dsl/source';
import {
  type CodeAction,
  CodeActionKind,
  CompletionTriggerKind,
  type DocumentSymbol,
  type DocumentSymbolParams,
  ErrorCodes,
  type Location,
  type MarkupContent,
  MarkupKind,
  type Position,
  ResponseError,
  type SymbolInformation,
  type TextEdit,
} from 'vscode-languageserver';
import { completionsAt } from './completion/complete.ts';
import { type Fix, fixesIn } from './features/actions.ts';
import { definitionsAt, referencesAt } from './features/definition.ts';
import { clientDiagnostic } from './features/diagnostics.ts';
import { formattingOf } from './features/formatting.ts';
import { flattened, outlineOf } from './features/outline.ts';
import { RenameRefused, renamableAt, renamePlaces } from './features/rename.ts';
import { semanticTokens } from './features/semantic-tokens.ts';
import { workspaceSymbols } from './features/workspace-symbols.ts';
import { hoverAt } from './hover/hover.ts';
import { unmarked } from './hover/markdown.ts';
import type { PackUse } from './names/symbols.ts';
import { holdsTests, testDiagnostics, testUses } from './names/tests.ts';
import { wordsUses } from './names/words.ts';
import type { Session } from './session.ts';
import { offsetOf, rangeIn } from './workspace/positions.ts';
import type { Home, Placed } from './workspace/projects.ts';
import { type FileRead, packOf } from './workspace/read.ts';
import { pathOfUri } from './workspace/uris.ts';

interface AboutDocument {
  readonly textDocument: { readonly uri: string };
}

interface AboutPlace extends AboutDocument {
  readonly position: Position;
}

// The names in author tests and in words, as the packs of a document have them.
const usesBeside = ({ projects }: Session, home: Home, read: FileRead): readonly PackUse[] => [
  ...testUses(projects.tests(home)),
  ...wordsUses(projects.words(home), packOf(read)),
];

/** Answers the requests of a client from now on. */
export function answerRequests(session: Session): void {
  const { connection } = session;
  const locationOf = (range: SourceRange): Location => ({
    uri: session.uriOf(range.file.path),
    range: rangeIn(range),
  });
  connection.onHover(
    atPlace(session, null, ({ project, read }, offset) => {
      const described = hoverAt(project, read, offset, session.parts);
      if (described === undefined) return null;
      return { contents: contentsFor(session, described.text), range: rangeIn(described.range) };
    }),
  );
  connection.onCompletion(
    atPlace(session, [], ({ project, read }, offset, { context }) => {
      const isTriggered = context?.triggerKind === CompletionTriggerKind.TriggerCharacter;
      const afterBlank = isTriggered && context.triggerCharacter === ' ';
      return [...completionsAt(project, read, offset, afterBlank)];
    }),
  );
  connection.onDefinition(
    atPlace(session, null, ({ project, read }, offset) =>
      definitionsAt(project, read, offset).map(({ range }) => locationOf(range)),
    ),
  );
  connection.onReferences(
    atPlace(session, [], ({ home, project, read }, offset, { context }) => {
      const others = usesBeside(session, home, read);
      return referencesAt(project, read, offset, {
        withDefinitions: context.includeDeclaration,
        tests: others,
      }).map(locationOf);
    }),
  );
  connection.onPrepareRename(
    atPlace(session, null, ({ project, read }, offset) => {
      const { range, name } = renamableAt(project, read, offset);
      return { range: rangeIn(range), placeholder: name };
    }),
  );
  connection.onRenameRequest(
    atPlace(session, null, ({ home, project, read }, offset, { newName }) => {
      const places = renamePlaces(project, read, offset, {
        name: newName,
        tests: usesBeside(session, home, read),
      });
      return { changes: changesAt(session, places, newName) };
    }),
  );
  connection.onDocumentSymbol(
    about<DocumentSymbolParams, DocumentSymbol[] | SymbolInformation[]>(session, [], ({ read }) => {
      const outline = outlineOf(read);
      const isTree = session.shows.documentSymbol?.hierarchicalDocumentSymbolSupport === true;
      return isTree ? [...outline] : flattened(outline, session.uriOf(read.file.path));
    }),
  );
  connection.onWorkspaceSymbol(({ query }) => {
    try {
      const projects = [...new Set(session.projects.homes().map(({ project }) => project))];
      const reads = projects.flatMap((project) => project.reads());
      const byPath = new Map(reads.map((read) => [read.file.path, read]));
      const isOwn = ({ file }: FileRead): boolean => projects.some((project) => project.isOwn(file));
      return [...workspaceSymbols([...byPath.values()], query, isOwn, (path) => session.uriOf(path))];
    } catch (error) {
      session.failed(error);
      return [];
    }
  });
  connection.languages.semanticTokens.on(
    about(session, { data: [] }, ({ project, read }) => semanticTokens(project, read)),
  );
  connection.onDocumentFormatting(about(session, [], ({ read }) => [...formattingOf(read)]));
  connection.onCodeAction(
    about(session, [], ({ project, read }, { range, context }) => {
      // A client that knows commands only could do nothing with a change of text.
      if (session.shows.codeAction?.codeActionLiteralSupport === undefined) return [];
      if (context.only?.some((kind) => CodeActionKind.QuickFix.startsWith(kind)) === false) return [];
      const all = holdsTests(read)
        ? testDiagnostics(project, read)
        : (project.diagnostics().get(read.file.path) ?? []);
      const [start, end] = [offsetOf(read.file, range.start), offsetOf(read.file, range.end)];
      return fixesIn(read, all, start, end).map((fix) => actionOf(session, fix));
    }),
  );
}

// An error in an answer is logged, and the client gets nothing; a refusal is the answer.
function about<P extends AboutDocument, R>(
  session: Session,
  nothing: R,
  work: (placed: Placed, params: P) => R,
): (params: P) => R | ResponseError<void> {
  return (params) => {
    try {
      const placed = placedAt(session, params.textDocument.uri);
      return placed === undefined ? nothing : work(placed, params);
    } catch (error) {
      if (error instanceof RenameRefused) return new ResponseError(ErrorCodes.InvalidParams, error.message);
      session.failed(error);
      return nothing;
    }
  };
}

const atPlace = <P extends AboutPlace, R>(
  session: Session,
  nothing: R,
  work: (placed: Placed, offset: number, params: P) => R,
): ((params: P) => R | ResponseError<void>) =>
  about<P, R>(session, nothing, (placed, params) =>
    work(placed, offsetOf(placed.read.file, params.position), params),
  );

function placedAt({ projects }: Session, uri: string): Placed | undefined {
  const path = pathOfUri(uri);
  const home = projects.homeOf(path);
  const read = home?.project.read(path);
  return home && read ? { home, project: home.project, read } : projects.openTest(path);
}

// A client that shows no Markdown gets plain text.
function contentsFor({ shows }: Session, text: string): MarkupContent {
  const formats = shows.hover?.contentFormat;
  if (formats === undefined || formats.includes(MarkupKind.Markdown))
    return { kind: MarkupKind.Markdown, value: text };
  return { kind: MarkupKind.PlainText, value: unmarked(text) };
}

function changesAt(
  session: Session,
  places: readonly SourceRange[],
  newText: string,
): Record<string, TextEdit[]> {
  const changes: Record<string, TextEdit[]> = {};
  for (const place of places) {
    const uri = session.uriOf(place.file.path);
    changes[uri] ??= [];
    changes[uri].push({ range: rangeIn(place), newText });
  }
  return changes;
}

const actionOf = (session: Session, { title, range, text, diagnostic }: Fix): CodeAction => ({
  title,
  kind: CodeActionKind.QuickFix,
  diagnostics: [clientDiagnostic(diagnostic, session.showing)],
  edit: { changes: changesAt(session, [range], text) },
});
