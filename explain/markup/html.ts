// HTML from text: nothing enters a page unescaped.

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

function written(part: Part): string {
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (c) => escapes[c] ?? c);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Template tag: literal parts stand as written, values are escaped unless they are HTML already. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: literals.map((literal, i) => literal + (i < parts.length ? written(parts[i]) : '')).join(''),
  };
}
