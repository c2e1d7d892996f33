// The grammar drawn: each of its rules as a railroad diagram in SVG, made from the rules of the parser itself.

/// <reference path="./railroad-diagrams.d.ts" />

import type { Html } from '@nirnaya/explain/markup';
import type { ISerializedGast } from 'chevrotain';
import railroad from 'railroad-diagrams';

// What Chevrotain's types leave out of what its rules hold.
interface Drawable extends ISerializedGast {
  readonly name?: string;
  readonly definition?: Drawable[];
  readonly separator?: Drawable;
}

/** The diagram of a rule; `hrefOf` returns where the rules and tokens that it names are described. */
export function diagramOf(rule: ISerializedGast, hrefOf: (name: string) => string | undefined): Html {
  const drawn = (parts: readonly Drawable[] = []): railroad.Part => {
    const items = parts.map(draw);
    const [only] = items;
    return items.length === 1 && only !== undefined ? only : railroad.Sequence(...items);
  };
  const draw = ({ type, name = '', definition = [], separator }: Drawable): railroad.Part => {
    switch (type) {
      case 'Terminal':
        return linked(railroad.Terminal(spelling(name)), 'terminal', hrefOf(name));
      case 'NonTerminal':
        return linked(railroad.NonTerminal(name), 'non-terminal', hrefOf(name));
      case 'Option':
        return railroad.Optional(drawn(definition));
      case 'Alternation':
        return railroad.Choice(0, ...definition.map(draw));
      case 'Repetition':
      case 'RepetitionWithSeparator':
        return railroad.ZeroOrMore(drawn(definition), separator && draw(separator));
      case 'RepetitionMandatory':
      case 'RepetitionMandatoryWithSeparator':
        return railroad.OneOrMore(drawn(definition), separator && draw(separator));
      default:
        return drawn(definition);
    }
  };
  return { html: String(railroad.Diagram(drawn(rule.definition))) };
}

// The library draws no links; an `a` may stand wherever a group of shapes may.
function linked(part: railroad.Part, kind: string, href: string | undefined): railroad.Part {
  part.attrs.class = kind;
  if (href === undefined) return part;
  part.tagName = 'a';
  part.attrs.href = href;
  return part;
}

// What stands in the text for a token: of a keyword the word itself, of others their name.
const spelling = (token: string): string => token.replace(/^'(.+)'$/, '$1');
