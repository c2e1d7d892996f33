// The playground: a text of rules on one side, its dates and reasons on the other, from one key to the next.

import { render } from 'preact';
import { openClient, type WorkerFiles } from './client.ts';
import { openEditor } from './editor.ts';
import { places } from './places.ts';
import { Results } from './results.tsx';
import { fragmentOf, textIn } from './share.ts';
import { Shell } from './shell.tsx';
import { openState } from './state.ts';

const host = document.querySelector<HTMLElement>('#playground');
if (host !== null) void start(host);

// Puts the playground in its element, which names the worker and its data.
async function start(element: HTMLElement): Promise<void> {
  const { worker, sky, packs, calendars } = element.dataset;
  if (worker === undefined || sky === undefined || packs === undefined || calendars === undefined) return;
  const text =
    (await textIn(location.hash)) ?? exampleIn(location.hash) ?? exampleNamed(firstExample()) ?? '';
  const state = openState(text);
  element.replaceChildren();
  render(<Shell places={places} examples={exampleNames()} />, element);
  const part = <E extends Element>(name: string): E => {
    const match = element.querySelector<E>(`[data-part=${name}]`);
    if (match === null) throw new Error(`the page has no ${name}`);
    return match;
  };
  const results = part<HTMLElement>('results');
  const editor = openEditor({
    parent: part<HTMLElement>('editor'),
    text,
    client: () => state.client,
    place: () => state.place,
    onChange: (changed) => state.typed(changed),
  });
  state.onChange = () => {
    render(<Results state={state} />, results);
    if (state.answer !== undefined) editor.showFindings(state.answer.findings);
  };
  const examples = part<HTMLSelectElement>('examples');
  examples.addEventListener('change', () => {
    const own = exampleNamed(examples.value);
    if (own === undefined) return;
    history.replaceState(null, '', `#example=${examples.value}`);
    editor.replace(own);
    editor.focus();
  });
  const place = part<HTMLSelectElement>('place');
  place.addEventListener('change', () => state.at(places[place.selectedIndex] ?? state.place));
  const note = part<HTMLElement>('shared');
  part<HTMLButtonElement>('share').addEventListener('click', async () => {
    history.replaceState(null, '', `#${await fragmentOf(editor.text())}`);
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    note.textContent = isCopied
      ? 'The address is copied. It holds the text itself; nothing is stored.'
      : 'The address of this page now holds the text itself; nothing is stored.';
  });
  addEventListener('hashchange', async () => {
    const next = (await textIn(location.hash)) ?? exampleIn(location.hash);
    if (next !== undefined) editor.replace(next);
  });
  state.onChange();
  const files: WorkerFiles = { worker, sky, packs, calendars };
  await openClient(files).then(
    (client) => state.opened(client),
    (error: unknown) => state.failed(error),
  );
}

// The examples stand in the page itself.
function exampleNames(): readonly { readonly key: string; readonly title: string }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-example]')].map((element) => ({
    key: element.dataset.example ?? '',
    title: element.querySelector('h3')?.textContent ?? '',
  }));
}

const firstExample = (): string => exampleNames()[0]?.key ?? '';

const exampleNamed = (key: string): string | undefined =>
  document.querySelector(`[data-example="${CSS.escape(key)}"] pre`)?.textContent ?? undefined;

const exampleIn = (fragment: string): string | undefined =>
  exampleNamed(new URLSearchParams(fragment.replace(/^#/, '')).get('example') ?? '');
