// The fields of a rule as its page shows them: expressions in their canonical spelling, with what they mean.

import type { ChakraRule, CheckedClause, PackRule, ScoredRule, WeighedLine } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import {
  type ExpressionText,
  type InputEntry,
  type NamedExpression,
  type NamedRuleField,
  type PartialFields,
  plainIn,
  type RuleField,
  ruleEntries,
} from '@nirnaya/dsl/pack';
import { printClause, printExpression } from '@nirnaya/dsl/syntax';
import { type Html, html } from '@nirnaya/explain/markup';
import { type WordingContext, wording } from '@nirnaya/explain/sentences';
import { whoseWord } from './citations.ts';
import { clauseSentence, wordingContextFor } from './clause-sentence.ts';
import type { Holdings } from './holdings.ts';
import { joined, nothing, ruleLink } from './links.ts';
import { lineLink, linePlace } from './source-lines.ts';
import { linked, spelled, spelledText } from './spelled.ts';

/** A field of a rule. */
export interface ShownField {
  /** as authors write it: `observe`, `windows.puja` */
  readonly key: string;
  readonly value: Html;
  /** the pack that says it */
  readonly pack: string | undefined;
}

/** The fields of a rule in a chain, those that say how it is called left out; none where the chain has no such rule. */
export function fieldsOf(chain: CompiledPack, code: string, holdings: Holdings): readonly ShownField[] {
  const rule = chain.rules.get(code) ?? chain.scored.get(code) ?? chain.chakras.get(code);
  return rule === undefined ? [] : new Shown(rule, holdings).fields();
}

// Shown as they stand: words, codes and numbers. The names of the rule head its page.
const called: ReadonlySet<string> = new Set<RuleField>(['name', 'type', 'tags']);
const isStated = ({ field, counts }: NamedRuleField): boolean =>
  !called.has(field) && (counts === 'meaning' || counts === 'answers');

// A rule being shown.
class Shown {
  private readonly rule: PackRule | ScoredRule | ChakraRule;
  private readonly written: PartialFields;
  /** the names that its own expressions define */
  private readonly own: ReadonlySet<string>;
  private readonly holdings: Holdings;
  constructor(rule: PackRule | ScoredRule | ChakraRule, holdings: Holdings) {
    this.rule = rule;
    this.holdings = holdings;
    this.written = rule.linked.fields;
    const { bindings, inputs = [] } = this.written;
    this.own = new Set([...bindings, ...inputs].map(({ name }) => name));
  }

  fields(): readonly ShownField[] {
    const { written } = this;
    return [
      ...this.deciding(),
      ...this.scoring(),
      ...this.stated(),
      ...this.maybe('adhika', written.adhika, (mode) => html`<code>${mode}</code>`),
      ...this.maybe('day', written.day, (mode) => html`<code>${mode}</code>`),
      ...this.maybe('inputs', written.inputs, (inputs) => joined(inputs.map(inputHtml))),
      ...this.named('let', written.bindings),
      ...this.maybe('named', written.named, (text) => this.expression(text)),
      ...this.maybe('kind', written.kindOf, (text) => this.expression(text), 'kindOf'),
      ...this.variants(),
      ...this.windows(),
      ...this.named('result', written.results),
    ];
  }

  private maybe<T>(
    key: string,
    value: T | undefined,
    show: (value: T) => Html,
    provenance: string = key,
  ): readonly ShownField[] {
    if (value === undefined) return [];
    return [{ key, value: show(value), pack: this.rule.linked.provenance.get(provenance) }];
  }

  // What is one word or a few, those that say how the rule is called left out.
  private stated(): readonly ShownField[] {
    return ruleEntries.filter(isStated).flatMap((entry) => {
      const { field, shape } = entry;
      const items = [plainIn(this.written, entry) ?? []].flat().map(shape.shown ?? String);
      const shown = items.map((text) =>
        shape.names === 'rule' ? ruleLink(this.holdings, text) : html`<code>${text}</code>`,
      );
      return this.maybe(field, items.length === 0 ? undefined : shown, (all) => joined(all));
    });
  }

  private expression(text: ExpressionText): Html {
    return spelledText(text, this.holdings, this.own);
  }

  private named(field: string, entries: readonly NamedExpression[] = []): readonly ShownField[] {
    return entries.flatMap(({ name, expression }) =>
      this.maybe(`${field}.${name}`, expression, (text) => this.expression(text)),
    );
  }

  private windows(): readonly ShownField[] {
    return (this.written.windows ?? []).flatMap((window) =>
      this.maybe(`windows.${window.name}`, window, ({ expression, title, quality, because }) => {
        const about = [title, quality, because].filter((text) => text !== undefined).join('; ');
        return html`${this.expression(expression)}${about === '' ? nothing : html`<p>${about}</p>`}`;
      }),
    );
  }

  private variants(): readonly ShownField[] {
    const { variants = [] } = this.written;
    return variants.flatMap((variant) =>
      this.maybe(`variants.${variant.key}`, variant, ({ name, name_sa, when }) => {
        const called = html`${name}${name_sa === undefined ? nothing : html` (<i>${name_sa}</i>)`}`;
        return when === undefined ? called : html`${called}: when ${this.expression(when)}`;
      }),
    );
  }

  // What an observance or a condition is.
  private deciding(): readonly ShownField[] {
    const { rule, holdings, own } = this;
    if (!('target' in rule.checked)) return [];
    const { kind, target, clauses, drik } = rule.checked;
    const context = wordingContextFor(target.source, holdings);
    const meaning = wording(target.source, { ...context, target: 'the target' });
    const isPlain = meaning === printExpression(target.source);
    const list = (some: readonly CheckedClause[]): Html =>
      html`<ol class="clauses">${some.map((clause) => this.clause(clause, context))}</ol>`;
    return [
      ...this.maybe(
        kind === 'condition' ? 'holds' : 'observe',
        target.source,
        (tree) =>
          html`${spelled(tree, holdings, own)}${isPlain ? nothing : html`<p class="quiet">${meaning}</p>`}`,
      ),
      ...this.maybe('decide', clauses.length === 0 ? undefined : clauses, list),
      ...this.maybe('drik', drik, list),
    ];
  }

  private clause({ clause, range, authority, pack }: CheckedClause, context: WordingContext): Html {
    const text = linked(printClause(clause), this.holdings, this.own);
    return html`
<li>${text} ${pack === undefined ? lineLink(range) : linePlace(range)}<p class="quiet">${clauseSentence(clause, context)}${whoseWord(authority, this.holdings)}</p></li>`;
  }

  // What a muhurat or a suitability is.
  private scoring(): readonly ShownField[] {
    const { rule, written, holdings } = this;
    if (!('lines' in rule)) return [];
    const { lines, ratings, hierarchy } = rule;
    const words = (text: string): Html => html`${text}`;
    return [
      ...this.maybe('event', rule.event, words),
      ...this.maybe('over', written.over, words),
      ...this.maybe('with', written.with, (all) => joined(all.map(({ text }) => ruleLink(holdings, text)))),
      ...this.maybe('require', written.require, (text) => this.expression(text)),
      ...this.maybe('base', rule.base, (base) => html`${base}`),
      ...this.maybe('score', lines.length === 0 ? undefined : lines, (all) => this.lines(all)),
      ...this.maybe('lasting', written.lasting, (text) => this.expression(text)),
      ...this.maybe('ratings', ratings.length === 0 ? undefined : ratings, (all) =>
        joined(all.map(({ name, least }) => html`${name} from ${least}`)),
      ),
      ...this.maybe('hierarchy', hierarchy.length === 0 ? undefined : hierarchy, (all) =>
        words(all.join(', ')),
      ),
    ];
  }

  private lines(lines: readonly WeighedLine[]): Html {
    const { code } = this.rule;
    const line = ({ how, points, line: { predicate }, because, as, code: of }: WeighedLine): Html => html`
<tr><td>${how === 'block' ? 'blocks' : points > 0 ? `+${points}` : `−${-points}`}</td>
<td>${spelled(predicate, this.holdings, this.own)}</td><td>${because}</td><td>${as ?? ''}</td>
<td>${of === code ? nothing : ruleLink(this.holdings, of)}</td></tr>`;
    return html`<div class="wide"><table>
<tr><th>points</th><th>when</th><th>because</th><th>label</th><th>rule</th></tr>${lines.map(line)}</table></div>`;
  }
}

const inputHtml = ({ name, kind, texts, optional }: InputEntry): Html =>
  html`<code>${name}${optional ? '?' : ''}</code>: ${texts === undefined ? kind : texts.join(' | ')}`;
