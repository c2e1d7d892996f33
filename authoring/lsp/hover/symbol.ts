// The hover of a name that packs define: a rule, a kala, a table, a division, a calendar, a work, a pack.

import { type LayeredRule, linkedRule } from '@nirnaya/compiler/front';
import type { PackSymbol } from '../names/symbols.ts';
import type { ChainView, Project } from '../workspace/project.ts';
import { authorities } from './authority.ts';
import { decisionText } from './decision.ts';
import { bullets, code, paragraphs, plain } from './markdown.ts';

/** The next dates of a rule as a line; undefined where there are none. */
export type DatesOf = (rule: LayeredRule) => string | undefined;

/** The hover of a symbol in a chain. */
export function symbolHover(
  symbol: PackSymbol,
  project: Project,
  view: ChainView,
  datesOf: DatesOf,
): string | undefined {
  const { layer } = view.linked;
  const { kind, name, owner } = symbol;
  switch (kind) {
    case 'rule': {
      const rule = layer.rules.get(name);
      return rule && ruleHover(rule, view, datesOf);
    }
    case 'kala': {
      const kala = layer.kala.get(name);
      if (kala === undefined) return undefined;
      const { title, title_sa, quality, expression, cite } = kala.entry;
      const facts = [
        `kala of the pack ${plain(kala.pack)}`,
        ...(quality === undefined ? [] : [quality]),
      ].join(', ');
      return paragraphs(
        heading(title ?? name, title_sa),
        facts,
        code(expression.text),
        authorities(cite, layer.works),
      );
    }
    case 'division': {
      const division = layer.divisions.get(name);
      if (division === undefined) return undefined;
      const { title, title_sa, divide, label, cite } = division.entry;
      const parts = `${code(divide.text)}, ${code(label.text)}`;
      const facts = `division of the pack ${plain(division.pack)}`;
      return paragraphs(heading(title ?? name, title_sa), facts, parts, authorities(cite, layer.works));
    }
    case 'table': {
      const table = layer.tables.get(name);
      if (table === undefined) return undefined;
      const { value } = table.entry;
      const size =
        value.kind === 'map'
          ? `${value.entries.length} keys`
          : value.kind === 'list'
            ? `${value.items.length} values`
            : '';
      return paragraphs(heading(name), `table of the pack ${plain(table.pack)}, ${size}`);
    }
    case 'calendar': {
      const calendar = layer.calendars.get(name);
      if (calendar === undefined) return undefined;
      const { begins, months, cite } = calendar.entry;
      const names = months.map((month) => plain(month.names[0] ?? '')).join(', ');
      return paragraphs(heading(name), `A month ${code(begins.text)}`, names, authorities(cite, layer.works));
    }
    case 'work': {
      const entry = layer.works.get(name)?.entry;
      if (entry === undefined) return undefined;
      const about = [entry.author, entry.year].flatMap((text) => (text === undefined ? [] : [plain(text)]));
      return paragraphs(
        heading(entry.title),
        about.join(', '),
        entry.about === undefined ? '' : plain(entry.about),
      );
    }
    case 'let':
    case 'input':
      return ownHover(kind, name, owner, view);
    case 'pack': {
      const pack = project.packs().get(name);
      const chain = project
        .view(name)
        ?.packs.map((p) => plain(p.name))
        .join(' → ');
      return pack && paragraphs(heading(pack.title ?? name), chain);
    }
    case 'window':
      return undefined;
  }
}

const heading = (title: string, sanskrit?: string): string =>
  `**${plain(title)}**${sanskrit === undefined ? '' : ` (${plain(sanskrit)})`}`;

function ruleHover(rule: LayeredRule, view: ChainView, datesOf: DatesOf): string {
  const { fields, code: name, disabled } = rule;
  const kinds = [fields?.type ?? linkedRule(rule)?.fields.kind, ...(fields?.tags ?? [])].flatMap(
    (word) => word ?? [],
  );
  const dates = datesOf(rule);
  return paragraphs(
    `${heading(fields?.name ?? name, fields?.name_sa)} ${code(name)}`,
    [...kinds.map(plain), ...(disabled ? ['disabled in this chain'] : [])].join(', '),
    fields?.summary === undefined ? undefined : plain(fields.summary),
    decisionText(rule, view),
    authorities(fields?.cite ?? [], view.linked.layer.works),
    dates === undefined ? undefined : `Next: ${dates}`,
  );
}

function ownHover(
  kind: 'let' | 'input',
  name: string,
  owner: string | undefined,
  view: ChainView,
): string | undefined {
  if (owner === undefined) return undefined;
  const { rules, calendars } = view.linked.layer;
  const fields = rules.get(owner)?.fields;
  if (kind === 'input') {
    const input = fields?.inputs?.find((own) => own.name === name);
    return input && paragraphs(heading(name), `input of ${code(owner)}: a ${input.kind}`);
  }
  const bindings = fields?.bindings ?? calendars.get(owner)?.entry.bindings;
  const own = bindings?.find((entry) => entry.name === name);
  return own && paragraphs(heading(name), bullets([`let of ${code(owner)}`, code(own.expression.text)]));
}
