// The style sheet of the site: dark where the reader's screen is, and fit for paper.
/** CSS, one file for all pages. */
export const style = `:root {
  color-scheme: light dark;
  --line: color-mix(in srgb, currentColor 18%, transparent);
  --shade: color-mix(in srgb, currentColor 6%, transparent);
  --link: light-dark(#0b57d0, #8ab4f8);
  --key: light-dark(#8a3b12, #e8a27c);
  --name: light-dark(#116329, #8fd19e);
}
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 0 1rem 4rem; }
body > nav { border-bottom: 1px solid var(--line); padding: .8rem 0; margin-bottom: 1.5rem; display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
body > nav a[href="index.html"] { font-weight: 600; }
body > footer { border-top: 1px solid var(--line); margin-top: 3rem; padding-top: .6rem; font-size: .85rem; opacity: .75; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .15em; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .4rem; }
p { margin: .4rem 0; }
ul, ol { padding-left: 1.3rem; margin: .4rem 0; }
li { margin: .15rem 0; }
table { border-collapse: collapse; margin: .5rem 0; width: 100%; }
th, td { border-top: 1px solid var(--line); padding: .35rem .8rem .35rem 0; text-align: left; vertical-align: top; }
th { font-weight: 600; white-space: nowrap; }
td table { margin: 0; width: auto; }
td > ul, td > ol { margin: 0; }
td > ul { list-style: none; padding: 0; }
td table tr:first-child > * { border-top: 0; padding-top: 0; }
.wide { overflow-x: auto; }
code, pre, .code { font: .92em/1.5 ui-monospace, monospace; }
.code { white-space: pre-wrap; overflow-wrap: break-word; }
:not(pre) > code { background: var(--shade); padding: .1em .3em; border-radius: 3px; overflow-wrap: anywhere; }
pre { background: var(--shade); padding: .7rem .9rem; border-radius: 4px; overflow-x: auto; margin: .5rem 0; }
.code a { text-decoration: none; border-bottom: 1px dotted; }
.code b { font-weight: 400; color: var(--key); }
.code i { font-style: normal; color: var(--name); }
.quiet { opacity: .75; }
.small { font-size: .88rem; }
.tag, .level { font-size: .78rem; border: 1px solid var(--line); border-radius: 3px; padding: 0 .35em; white-space: nowrap; }
.level.PROVISIONAL { border-style: dashed; }
.level.VERIFIED { border-color: var(--name); color: var(--name); }
.clauses > li { padding: .25rem 0; }
.clauses p { margin: 0; }
.lines { padding-left: 0; }
.lines span { display: block; padding: 0 .9rem; }
.lines span::before { content: attr(data-line); display: inline-block; width: 2.6em; margin-right: 1em; text-align: right; opacity: .5; user-select: none; }
.lines span:target { background: color-mix(in srgb, var(--link) 18%, transparent); }
.columns { columns: 18rem; padding-left: 0; list-style: none; }
.tree, .tree ul { list-style: none; }
.tree { padding-left: 0; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
input[type=search] { font: inherit; width: 100%; max-width: 28rem; padding: .35rem .6rem; }
svg.railroad-diagram { max-width: none; }
svg.railroad-diagram path { stroke: currentColor; stroke-width: 1.5; fill: none; }
svg.railroad-diagram text { font: 13px ui-monospace, monospace; text-anchor: middle; fill: currentColor; }
svg.railroad-diagram rect { stroke: currentColor; stroke-width: 1.2; fill: var(--shade); }
svg.railroad-diagram .non-terminal rect { fill: none; }
svg.railroad-diagram a { color: inherit; }
svg.railroad-diagram a text { fill: var(--link); }
@media (max-width: 40rem) {
  main > table, main > table > tbody, main > table > tbody > tr, main > table > tbody > tr > * { display: block; }
  main > table > tbody > tr { border-top: 1px solid var(--line); padding: .35rem 0; }
  main > table > tbody > tr > * { border-top: 0; padding: .1rem 0; white-space: normal; overflow-x: auto; }
}
@media print { body > nav, input[type=search] { display: none; } }
`;
/** The one script: narrows a list to what is typed. Without it the whole list is there. */
export const script = `'use strict';
const list = document.querySelector('[data-narrow]');
if (list) {
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = list.dataset.narrow;
  field.setAttribute('aria-label', list.dataset.narrow);
  list.before(field);
  const items = [...list.children].map((item) => [item, item.textContent.toLowerCase()]);
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\\s+/);
    for (const [item, text] of items) item.hidden = !words.every((word) => text.includes(word));
  });
}
`;
