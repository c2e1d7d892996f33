// Loads the playground once the page stands: what is read first does not wait for the editor.

const host = document.querySelector<HTMLElement>('#playground');
const app = host?.dataset.app;

if (host !== null && app !== undefined && host.dataset.sky !== undefined) {
  const load = (): Promise<unknown> => import(app);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void load(), { timeout: 2000 });
  else setTimeout(() => void load(), 200);
}
