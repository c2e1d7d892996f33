// The page of the status: what the service says of itself, asked at most so often, however often it is read.

import { type DocsSite, renderDocs } from '@nirnaya/web/pages';

type StatusData = Parameters<typeof renderDocs.status>[1];

/** What the service says of itself, as its operations answer. */
export interface OwnStatus {
  status(): StatusData['status'];
  health(): Promise<StatusData['health']>;
}

/** How long a page stands, in milliseconds. */
const stands = 5000;

/** Gives the page as HTML. It is made anew after 5 seconds; those who ask meanwhile share one. */
export function statusPage(site: DocsSite, own: OwnStatus, now: () => number): () => Promise<string> {
  let last: { readonly at: number; readonly html: Promise<string> } | undefined;
  return () => {
    const at = now();
    if (last === undefined || at - last.at >= stands || at < last.at) {
      const html = own
        .health()
        .then((health) =>
          renderDocs.status(site, { status: own.status(), health, at: new Date(at).toISOString() }),
        );
      last = { at, html };
      html.catch(() => {
        last = undefined;
      });
    }
    return last.html;
  };
}
