// What can be wrong with a YAML file as a rule pack: its fields, codes, names and values.
// Part of the catalogue.
import { didYouMean, entry, type NoParams } from './message-entry.ts';

/** Messages of `dsl/pack`. */
export const packMessages = {
  'not-a-pack': entry<NoParams>({
    severity: 'error',
    message: () => 'this is not a rule pack: it must be a map with the field `pack`',
    help: () => 'begin the file with `pack: NAME`',
    paragraph:
      'A rule pack is a YAML map whose field `pack` names the pack. Rules stand under `rules:`, windows under `kala:`, tables under `tables:`, calendars under `calendars:`, divisions under `divisions:` and cited works under `works:`.',
  }),
  'unknown-field': entry<{ field: string; where: string; suggestion?: string | undefined }>({
    severity: 'error',
    message: (p) => `${p.where} has no field \`${p.field}\``,
    help: didYouMean,
    paragraph:
      'The key is not one that this part of a pack knows, and it would be ignored. Check the spelling, and check the indentation: a field one level too high or too low belongs to something else.',
  }),
  'misplaced-field': entry<{ field: string; where: string }>({
    severity: 'error',
    message: (p) => `\`${p.field}\` has no meaning in ${p.where}`,
    help: () => 'remove the field',
    paragraph:
      'A rule with `observe` finds dates, and a rule with `holds` holds during spans of time. `decide`, `drik`, `adhika`, `named`, `variants`, `type` and `day` belong to the first, `kind` to the second, `unset` only to an `extend`.',
  }),
  'missing-field': entry<{ field: string; where: string }>({
    severity: 'error',
    message: (p) => `${p.where} needs the field \`${p.field}\``,
    paragraph: 'A field without which this part of a pack has no meaning is absent.',
  }),
  'wrong-node': entry<{ expected: string; found: string }>({
    severity: 'error',
    message: (p) => `${p.expected} is expected here, not ${p.found}`,
    paragraph:
      'The value has another shape than the field needs: a list where a text is expected, nothing where an expression is expected, and so on. A key with nothing after the colon has the value nothing; leave the whole field out instead.',
  }),
  'bad-code': entry<{ code: string }>({
    severity: 'error',
    message: (p) => `\`${p.code}\` is not a code`,
    help: (p) => {
      const code = p.code.trim().replaceAll(/[\s.-]+/g, '_').toUpperCase();
      return /^[A-Z][A-Z0-9_]*$/.test(code)
        ? `write it as \`${code}\``
        : 'a code begins with a capital letter and goes on in capital letters, digits and `_`';
    },
    paragraph:
      'The code of a rule is how other rules, packs and clients of the service name it: capital letters, digits and `_`, the first a letter. Before it may stand `override` or `extend`.',
  }),
  'bad-name': entry<{ name: string; what: string }>({
    severity: 'error',
    message: (p) => `\`${p.name}\` cannot be the name of ${p.what}`,
    help: () => 'a name begins with a small letter and goes on in small letters, digits and `_`',
    paragraph:
      'Windows, tables, divisions and lets are named in expressions, where words with capital letters are names of months, stars, codes and the like. Their own names are therefore small letters, digits and `_`, the first a letter.',
  }),
  'duplicate-code': entry<{ code: string }>({
    severity: 'error',
    message: (p) => `\`${p.code}\` is written twice in this pack`,
    help: () => 'keep one of them',
    paragraph:
      'Within one pack a code is defined, overridden, extended or disabled once, in one file. To change a rule of the same pack, change the rule itself.',
  }),
  'missing-observe': entry<{ code: string }>({
    severity: 'error',
    message: (p) => `\`${p.code}\` says neither what it observes nor when it holds`,
    help: () => 'give it `observe:` (it finds dates) or `holds:` (it holds during spans of time)',
    paragraph:
      'A rule that is defined or overridden needs its target: `observe` for a festival, a vrat or a sankranti, `holds` for a condition. Only an `extend` may leave it to the rule that it extends.',
  }),
  'observe-and-holds': entry<{ code: string }>({
    severity: 'error',
    message: (p) => `\`${p.code}\` has both \`observe\` and \`holds\``,
    help: () => 'make two rules of it: the rule with `observe` may name the other by its code',
    paragraph:
      'A rule with `observe` finds dates; a rule with `holds` holds during spans of time. One rule does one of the two.',
  }),
  'missing-authority': entry<{ code: string }>({
    severity: 'error',
    message: (p) => `\`${p.code}\` cites no authority`,
    help: () => 'add `cite:` with the work, the place in it, what it says, and a `level`',
    paragraph:
      'Every observance rests on a text or a practice that can be looked up. Name the work, the place in it and what it says there; `level: PROVISIONAL` with a `note` is honest where that has not been done yet.',
  }),
  'adhika-value': entry<{ found: string }>({
    severity: 'error',
    message: (p) => `\`adhika\` is skip, both or only, not \`${p.found}\``,
    paragraph:
      'What a rule does in a year in which its month comes twice: `skip` keeps to the true month, `both` observes in either, `only` observes in the adhika month alone. Without the field the rule skips the adhika month.',
  }),
  'day-value': entry<{ found: string }>({
    severity: 'error',
    message: (p) => `\`day\` is sunrise, civil or sunset, not \`${p.found}\``,
    paragraph:
      'When the day begins by which the rule counts: at sunrise (the default), at midnight (`civil`), or at the sunset of the evening before (`sunset`).',
  }),
  'type-value': entry<{ found: string }>({
    severity: 'error',
    message: (p) => `\`type\` is FESTIVAL, VRAT or SANKRANTI, not \`${p.found}\``,
    paragraph: 'The sort of observance, by which clients of the service choose what to show.',
  }),
  'level-value': entry<{ found: string }>({
    severity: 'error',
    message: (p) => `\`level\` is VERIFIED, DERIVED or PROVISIONAL, not \`${p.found}\``,
    paragraph:
      'How sure a citation is. `VERIFIED`: the passage has been read and says so. `DERIVED`: it follows from the passage. `PROVISIONAL`: taken on trust for now; say in `note` what is missing.',
  }),
  'months-value': entry<{ found: string }>({
    severity: 'error',
    message: (p) => `\`months\` is amanta or purnimanta, not \`${p.found}\``,
    paragraph:
      'Whether the lunar months that a pack shows end with the new moon (`amanta`) or with the full moon (`purnimanta`).',
  }),
  'unset-value': entry<{ found: string; suggestion?: string | undefined }>({
    severity: 'error',
    message: (p) => `\`${p.found}\` is not a field that can be taken away`,
    help: didYouMean,
    paragraph:
      '`unset` of an `extend` names fields of the rule of the parent pack that shall no longer hold: `decide`, `named` and so on, or one name of a map as `windows.puja` or `let.dwadashi`.',
  }),
  'number-out-of-range': entry<{ what: string; min: number; max: number; found: number }>({
    severity: 'error',
    message: (p) => `${p.what} is from ${p.min} to ${p.max}, not ${p.found}`,
    paragraph: 'The number lies outside of what this can be.',
  }),
  'wrong-count': entry<{ what: string; expected: number; found: number }>({
    severity: 'error',
    message: (p) => `${p.what} needs ${p.expected} entries, not ${p.found}`,
    paragraph: 'The list is of fixed length: a calendar, for example, has twelve months.',
  }),
  'empty-list': entry<NoParams>({
    severity: 'error',
    message: () => 'this list is empty',
    help: () => 'name something in it, or leave the whole out',
    paragraph: 'Nothing can be in an empty list, so whatever asks for it can never be true.',
  }),
  'table-key': entry<{ key: string; kind: string }>({
    severity: 'error',
    message: (p) => `\`${p.key}\` is not ${p.kind}`,
    help: (p) => `all keys of a table are of one kind, here ${p.kind}`,
    paragraph:
      'The keys of a table are the values of one quantity: weekdays, tithis, nakshatras and so on. The first keys settle which; a key of another kind would never be found.',
  }),
  'table-value': entry<{ value: string; kind: string }>({
    severity: 'error',
    message: (p) => `\`${p.value}\` is not ${p.kind}`,
    help: (p) => `all values of a table are of one kind, here ${p.kind}`,
    paragraph:
      'The values of a table are of one kind, so that an expression that looks one up knows what it gets: numbers, nakshatras, texts and so on, or lists of these.',
  }),
  'unknown-tag': entry<{ name: string; suggestion?: string | undefined }>({
    severity: 'warning',
    message: (p) => `no other rule has the tag \`${p.name}\``,
    help: didYouMean,
    paragraph: 'Clients of the service choose rules by tag. A tag that is not among the known ones is most often a slip of spelling.',
  }),
  'unknown-work': entry<{ work: string; suggestion?: string | undefined }>({
    severity: 'error',
    message: (p) => `no work \`${p.work}\` is listed under \`works:\``,
    help: didYouMean,
    paragraph:
      'A citation names a work by its key under `works:` of the pack or of a pack that it extends, where title, author and year are told once.',
  }),
  'uncited-work': entry<{ work: string }>({
    severity: 'warning',
    message: (p) => `no rule cites \`${p.work}\``,
    paragraph: 'The work is listed under `works:` but nothing in the pack rests on it.',
  }),
  'provisional-without-note': entry<{ work: string }>({
    severity: 'warning',
    message: (p) => `the provisional citation of \`${p.work}\` does not say what is missing`,
    help: () => 'add `note:`',
    paragraph:
      'A citation of `level: PROVISIONAL` is a debt. The note says what would settle it: the edition to look up, the almanac to compare.',
  }),
};
