// A document becomes HTML with anchors, links to pages and code that can be read.

import { describe, expect, test } from 'vitest';
import { type ArticleContext, articleOf } from '../../../../../server/pages/docs/guide/article.ts';

const context: ArticleContext = {
  linkOf: (link) => ({ href: `/page/${link}` }),
  drawingOf: (link) => ({ href: `/drawing/${link}`, width: 820, height: 260 }),
  operationOf: (code) => (code.startsWith('/v1/tithi') ? '/docs/reference#/Panchang/tithi' : undefined),
};

const article = (markdown: string) => articleOf(markdown, context);

test('the title, the first paragraph and the headings are told apart from the text', () => {
  const { title, description, headings, html } = article(
    '# The *sky* & `sun`\n\nSee [the days](days.md) of\nthe **Sun**.\n\n## A day\n\n### An hour\n\n## A day\n',
  );
  expect(title).toBe('The sky & sun');
  expect(description).toBe('See the days of the Sun.');
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['a-day', 'A day'],
    ['a-day-1', 'A day'],
  ]);
  expect(html).not.toContain('<h1');
  expect(html).toContain(
    '<h3 id="an-hour">An hour <a class="anchor" href="#an-hour" aria-label="Link to “An hour”">#</a></h3>',
  );
});

test('a document without a title is refused', () => {
  expect(() => article('## A day\n')).toThrow('a document begins with "# Title"');
});

describe('what stands in it', () => {
  const html = (markdown: string): string => article(`# T\n\n${markdown}`).html;

  test('HTML is text', () => {
    expect(html('<script>alert(1)</script>\n\na <b>b</b>')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;<p>a &lt;b&gt;b&lt;/b&gt;</p>\n',
    );
  });

  test('links lead to pages', () => {
    expect(html('[days](days.md)')).toBe('<p><a href="/page/days.md">days</a></p>\n');
  });

  test('code that names an operation leads to it', () => {
    expect(html('`/v1/tithi?date=2026-09-14` and `a<b`')).toBe(
      '<p><a href="/docs/reference#/Panchang/tithi"><code>/v1/tithi?date=2026-09-14</code></a> and <code>a&lt;b</code></p>\n',
    );
  });

  test('a drawing has its size and may be scrolled', () => {
    expect(html('![A day](a.svg)')).toContain(
      '<img src="/drawing/a.svg" alt="A day" width="820" height="260"',
    );
  });

  test('a table is named by its heading', () => {
    expect(html('## Plans\n\n| plan | keys |\n|---|---|\n| Free | `1` |\n')).toContain(
      'aria-label="Table: Plans" tabindex="0"><table>\n<thead><tr><th scope="col">plan</th>',
    );
  });

  test.each([
    [
      'sh',
      'curl "x" # a',
      'curl <span class="code-string">&quot;x&quot;</span> <span class="code-comment"># a</span>',
    ],
    [
      'yaml',
      'observe: a # b',
      '<span class="code-key">observe</span>: a <span class="code-comment"># b</span>',
    ],
    [
      'json',
      '{"a": "b"}',
      '{<span class="code-key">&quot;a&quot;</span>: <span class="code-string">&quot;b&quot;</span>}',
    ],
    [
      'ts',
      'await f() // a',
      '<span class="code-key">await</span> f() <span class="code-comment">// a</span>',
    ],
    ['text', '# <a>', '# &lt;a&gt;'],
  ])('code in %s', (language, code, expected) => {
    expect(html(`\`\`\`${language} file\n${code}\n\`\`\`\n`)).toBe(
      `<pre tabindex="0"><code>${expected}</code></pre>\n`,
    );
  });
});

test('an address within a link leads where the link does', () => {
  const { html } = article('# T\n\n[`/v1/tithi`](tithi.md) and `/v1/tithi`\n');
  expect(html).toContain(
    '<a href="/page/tithi.md"><code>/v1/tithi</code></a> and <a href="/docs/reference#/Panchang/tithi"><code>/v1/tithi</code></a>',
  );
});
