// Stores a month with the pages that it leads to, for reading without a network: on a click alone.

import { offlineWorker } from './trusted.ts';

type Progress = { readonly done: number; readonly of: number } | { readonly failed: string };

for (const box of document.querySelectorAll<HTMLElement>('[data-offline]')) {
  const button = box.querySelector('button');
  const note = box.querySelector<HTMLElement>('[role=status]');
  if (button === null || note === null || !('serviceWorker' in navigator)) continue;
  box.hidden = false;
  const { progress = '', done = '', failed = '' } = box.dataset;
  button.addEventListener('click', async () => {
    button.disabled = true;
    const fail = (): void => {
      note.textContent = failed;
      button.disabled = false;
    };
    try {
      await navigator.serviceWorker.register(offlineWorker());
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Progress>) => {
        if ('failed' in data) fail();
        else if (data.done === data.of) note.textContent = done;
        else note.textContent = progress.replace('{count}', `${data.done}`).replace('{of}', `${data.of}`);
      };
      active?.postMessage({ addresses: addressesOf(box.dataset.offline ?? '') }, [port2]);
    } catch {
      fail();
    }
  });
}

// This page, and those that a part of it leads to.
function addressesOf(part: string): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href^="/"]`)];
  const own = `${location.pathname}${location.search}`;
  return [...new Set([own, ...links.map(({ pathname, search }) => `${pathname}${search}`)])];
}
