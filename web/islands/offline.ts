// Keeps what pages are computed with where there is no network: on a click alone. Where that was done, the place of a month that
// is visited is kept too.

import { offlineWorker } from './trusted.ts';

type Progress = { readonly done: number; readonly of: number } | { readonly failed: string };

for (const box of document.querySelectorAll<HTMLElement>('[data-offline]')) {
  const button = box.querySelector('button');
  const note = box.querySelector<HTMLElement>('[role=status]');
  if (button === null || note === null || !('serviceWorker' in navigator)) continue;
  box.hidden = false;
  const { offline = '', progress = '', done = '', failed = '' } = box.dataset;
  const request = {
    language: document.documentElement.lang,
    place: offline === '' ? undefined : JSON.parse(offline),
  };
  navigator.serviceWorker.controller?.postMessage({ ...request, isVisit: true });
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
      active?.postMessage({ ...request, isVisit: false }, [port2]);
    } catch {
      fail();
    }
  });
}
