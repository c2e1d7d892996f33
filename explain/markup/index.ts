// What other rooms use of `explain/markup`.

export { type Html, html } from './html.ts';
