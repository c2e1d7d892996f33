// What can be wrong where rules and packs refer to one another.
// Part of the catalogue.
import { didYouMean, entry } from './message-entry.ts';

interface Circle {
  path: readonly string[];
}

/** Messages of the linking of a chain of packs. */
export const chainMessages = {
  'missing-base-code': entry<{
    code: string;
    mode: 'override' | 'extend' | 'disable';
    suggestion?: string | undefined;
  }>({
    severity: 'error',
    message: (p) => `no parent pack has \`${p.code}\` to ${p.mode}`,
    help: didYouMean,
    paragraph:
      '`override`, `extend` and `disable` speak of a rule, a kala or a calendar of a pack that this one extends. None in the chain has this name. To make a new one, leave the word out.',
  }),
  'code-redefined': entry<{ code: string; pack: string }>({
    severity: 'error',
    message: (p) => `\`${p.code}\` is already defined by the pack \`${p.pack}\``,
    help: (p) => `say \`override ${p.code}\` to replace it, or \`extend ${p.code}\` to change some of its fields`,
    paragraph:
      'A pack that gives a name of its parent another meaning must say so, so that no rule changes by accident.',
  }),
  'unknown-pack': entry<{ name: string; suggestion?: string | undefined }>({
    severity: 'error',
    message: (p) => `there is no pack \`${p.name}\``,
    help: didYouMean,
    paragraph: '`extends` names the pack that this one builds on, and no file belongs to a pack of this name.',
  }),
  'cyclic-packs': entry<Circle>({
    severity: 'error',
    message: (p) => `packs extend one another in a circle: ${p.path.join(' -> ')}`,
    paragraph: 'A pack builds on its parent. Following `extends` upward must come to an end.',
  }),
  'cyclic-rules': entry<Circle>({
    severity: 'error',
    message: (p) => `rules wait for one another in a circle: ${p.path.join(' -> ')}`,
    paragraph:
      'A code in an expression stands for the days of that rule. A rule cannot wait, through others, for its own days.',
  }),
  'cyclic-kala': entry<Circle>({
    severity: 'error',
    message: (p) => `windows are made of one another in a circle: ${p.path.join(' -> ')}`,
    paragraph: 'A kala may be made of other kalas, but not, through them, of itself.',
  }),
  'disabled-but-referenced': entry<{ code: string; by: string }>({
    severity: 'warning',
    message: (p) => `\`${p.code}\` is disabled, but \`${p.by}\` refers to it`,
    paragraph:
      'A disabled rule is no longer shown, but is still computed for the rules that refer to it. See whether these are still meant.',
  }),
};
