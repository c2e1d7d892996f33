// The looks of the editor: the colours of the page, whose custom properties reach into its shadow root.

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const mono = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace';

/** The looks of the editor. */
export const theme = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    fontSize: '0.9rem',
    borderRadius: 'inherit',
    maxHeight: 'var(--editor-height)',
  },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.6rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { color: 'var(--faint)', backgroundColor: 'var(--sheet)', border: '0' },
  '.cm-activeLine': { backgroundColor: 'var(--line-wash)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--accent)',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--faint)',
    borderRadius: '0.4rem',
    maxInlineSize: 'min(36rem, 92vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: mono, maxBlockSize: '16rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
  },
  '.cm-completionDetail': { opacity: '1', fontStyle: 'normal', marginInlineStart: '1em' },
  // The editor's own marks are pictures in its styles, which the policy of the page does not load.
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy',
    textUnderlineOffset: '0.25em',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecorationColor: 'var(--wrong)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecorationColor: 'var(--target)' },
  '.cm-lintRange-info': { backgroundImage: 'none', textDecorationColor: 'var(--faint)' },
  '.cm-lint-marker': { inlineSize: '0.9em', blockSize: '0.9em', borderRadius: '50%' },
  '.cm-lint-marker-error': { content: 'none', backgroundColor: 'var(--wrong)' },
  '.cm-lint-marker-warning': { content: 'none', backgroundColor: 'var(--target)', borderRadius: '0' },
  '.cm-lint-marker-info': { content: 'none', backgroundColor: 'var(--faint)' },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap', fontFamily: 'var(--text)' },
  '.cm-completionInfo, .hover-box': {
    whiteSpace: 'pre-wrap',
    padding: '0.5rem 0.8rem',
    maxBlockSize: '18rem',
    overflowY: 'auto',
    fontFamily: 'var(--text)',
    fontSize: '0.85rem',
  },
});

/** The colours of the parts of a text. */
export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.comment, color: 'var(--faint)' },
    { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent)' },
    { tag: [tags.string, tags.content], color: 'var(--ink)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--second)' },
    { tag: [tags.meta, tags.punctuation, tags.separator], color: 'var(--faint)' },
  ]),
);
