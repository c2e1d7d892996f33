// The link to a calendar that applications subscribe to. Without scripts it is the address of its file.

import type { Words } from '../../words/index.ts';
import { Panel } from './parts.tsx';

/** A panel that leads to a calendar. `href`: the address of its file under the host of the service. */
export const Subscribe = ({ words, href }: { readonly words: Words; readonly href: string }) => (
  <Panel id="subscribe" title={words.say('subscribe.title')} quiet>
    <p class="quiet">{words.say('subscribe.text')}</p>
    <p class="actions">
      {/* The address of a subscription names the host, which pages do not know. */}
      <a class="action" href={href} hidden data-subscribe={href}>
        {words.say('subscribe.open')}
      </a>
      <a href={href} type="text/calendar">
        {words.say('subscribe.file')}
      </a>
      <a href={`${href}${href.includes('?') ? '&' : '?'}windows=true`} type="text/calendar">
        {words.say('subscribe.timed')}
      </a>
    </p>
  </Panel>
);
