// The editor of a text of rules. It stands in a shadow root: there its styles are made by script, which the policy of the page
// lets be, while no style may stand in a document.

import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { PlaygroundAnswer, PlaygroundPlace } from '@nirnaya/authoring/playground';
import type { Client } from './client.ts';
import { highlighting, theme } from './theme.ts';

/** What an editor is made of. */
export interface EditorOptions {
  /** the element that it stands in */
  readonly parent: HTMLElement;
  readonly text: string;
  /** completions and hovers come of it; undefined while it is not open */
  readonly client: () => Client | undefined;
  readonly place: () => PlaygroundPlace;
  readonly onChange: (text: string) => void;
}

/** An editor. */
export interface Editor {
  text(): string;
  /** Puts a text in the place of the whole. */
  replace(text: string): void;
  /** Shows what is said of the text; offsets beyond its end are those of an earlier text, and left out. */
  showFindings(findings: PlaygroundAnswer['findings']): void;
  focus(): void;
}

/** Makes an editor. */
export function openEditor({ parent, text, client, place, onChange }: EditorOptions): Editor {
  const root = parent.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        yaml(),
        highlighting,
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Text of the rules', lang: 'en', tabindex: '0' }),
        autocompletion({ override: [(context) => completions(context, client())], maxRenderedOptions: 60 }),
        hoverTooltip(async (own, offset) => {
          const answer = await client()?.ask({
            kind: 'hover',
            text: own.state.doc.toString(),
            offset,
            place: place(),
          });
          if (answer === undefined) return null;
          return { pos: answer.from, end: answer.to, create: () => ({ dom: hoverBox(answer.text) }) };
        }),
        // Tab leaves the editor, as every field; who reads by keyboard is not held in it.
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    replace: (next) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, scrollIntoView: true }),
    showFindings(findings) {
      const end = view.state.doc.length;
      const diagnostics = findings
        .filter(({ to }) => to <= end)
        .map(({ from, to, severity, message }): Diagnostic => ({ from, to, severity, message }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    focus: () => view.focus(),
  };
}

async function completions(
  context: CompletionContext,
  client: Client | undefined,
): Promise<CompletionResult | null> {
  const { pos, state, explicit } = context;
  const before = pos === 0 ? '' : state.sliceDoc(pos - 1, pos);
  if (client === undefined || (!explicit && !/[\w ]/.test(before))) return null;
  const answer = await client.ask({
    kind: 'completions',
    text: state.doc.toString(),
    offset: pos,
    afterBlank: !explicit && before === ' ',
  });
  if (answer === undefined || context.aborted) return null;
  return {
    from: answer.from,
    options: answer.options.map(({ label, detail, info, insert }) => ({
      label,
      apply: insert,
      ...(detail === undefined ? {} : { detail }),
      ...(info === undefined ? {} : { info }),
    })),
    validFor: /^[\w-]*$/,
  };
}

function hoverBox(text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'hover-box';
  box.textContent = text;
  return box;
}
