// What axe finds wrong with a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe is asked to look at; everything by default. */
export interface AxeOptions {
  /** rules by their names, switched on or off */
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  /** these rules and no others */
  readonly runOnly?: readonly string[];
  /** the parts of the page, as selectors of CSS */
  readonly parts?: readonly string[];
}

// The browser compiles a script of its own protocol once for all pages of a process; what is evaluated in a page, for each.
async function load(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
}

/** The violations on a page: the rule, the element, and what is wrong with it. */
export async function violations(
  page: Page,
  { parts = ['html'], ...options }: AxeOptions = {},
): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await load(page);
  return page.evaluate(
    async ({ include, given }) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            context: object,
            options: object,
          ): Promise<{
            violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
          }>;
        };
      };
      const answer = await axe.run({ include }, given);
      return answer.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`,
        ),
      );
    },
    // What passes is not listed: axe writes a selector for each element that it lists.
    { include: parts, given: { ...options, resultTypes: ['violations'] } },
  );
}
