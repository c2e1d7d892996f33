// The one style sheet of the plain pages; its hash is in the content security policy.

/** CSS, inline. */
export const pageStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: .7rem 0; }
time { font-variant-numeric: tabular-nums; opacity: .75; margin-right: .6rem; }
p { margin: .2rem 0 0; }
.quiet { opacity: .75; }
`;
