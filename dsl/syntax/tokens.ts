// The tokens of the rule language and their Chevrotain lexer.
// Keywords are reserved lower-case words; capitalised words are names; ALL_CAPS words are rule codes.

import { createToken, Lexer, type TokenType } from 'chevrotain';

// Explicit ranges, not \p{..} with the `u` flag: that flag costs Chevrotain its first-character optimisation.
const upper = 'A-Z\\u00C0-\\u00DE\\u0100-\\u024F\\u1E00-\\u1EFF';
const letter = 'A-Za-z\\u00C0-\\u024F\\u1E00-\\u1EFF';

export const Ident = createToken({ name: 'Ident', pattern: /[a-z][a-z0-9_]*/ });
export const Name = createToken({
  name: 'Name',
  pattern: new RegExp(`[${upper}][${letter}'’-]*`),
  line_breaks: false,
});
/** `D9`: a division of the zodiac, whose signs are read in place of those of the rasi. */
export const Varga = createToken({ name: 'Varga', pattern: /D\d{1,2}\b/ });
export const Code = createToken({ name: 'Code', pattern: /[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+/, longer_alt: Name });

const keyword = (word: string): TokenType =>
  createToken({ name: `'${word}'`, pattern: word, longer_alt: Ident });

/** Keywords of expressions and clauses, by spelling. */
export const keywords = {
  and: keyword('and'),
  or: keyword('or'),
  not: keyword('not'),
  except: keyword('except'),
  else: keyword('else'),
  when: keyword('when'),
  is: keyword('is'),
  // A keyword that begins another comes after it.
  into: keyword('into'),
  in: keyword('in'),
  touches: keyword('touches'),
  covers: keyword('covers'),
  at: keyword('at'),
  of: keyword('of'),
  by: keyword('by'),
  before: keyword('before'),
  after: keyword('after'),
  on: keyword('on'),
  start: keyword('start'),
  end: keyword('end'),
  middle: keyword('middle'),
  length: keyword('length'),
  overlap: keyword('overlap'),
  next: keyword('next'),
  previous: keyword('previous'),
  last: keyword('last'),
  first: keyword('first'),
  parts: keyword('parts'),
  part: keyword('part'),
  from: keyword('from'),
  to: keyword('to'),
  for: keyword('for'),
  each: keyword('each'),
  side: keyword('side'),
  within: keyword('within'),
  every: keyword('every'),
  enters: keyword('enters'),
  set: keyword('set'),
  number: keyword('number'),
  lord: keyword('lord'),
  count: keyword('count'),
  over: keyword('over'),
  cycle: keyword('cycle'),
  class: keyword('class'),
  mod: keyword('mod'),
  any: keyword('any'),
  house: keyword('house'),
  longitude: keyword('longitude'),
  aspects: keyword('aspects'),
  with: keyword('with'),
  hemmed: keyword('hemmed'),
  exchanges: keyword('exchanges'),
  dispositor: keyword('dispositor'),
  rashis: keyword('rashis'),
  all: keyword('all'),
  exactly: keyword('exactly'),
  least: keyword('least'),
  exalted: keyword('exalted'),
  debilitated: keyword('debilitated'),
  combust: keyword('combust'),
  vargottama: keyword('vargottama'),
  strong: keyword('strong'),
  bride: keyword('bride'),
  groom: keyword('groom'),
  vriddhi: keyword('vriddhi'),
  kshaya: keyword('kshaya'),
  retrograde: keyword('retrograde'),
  empty: keyword('empty'),
  fixed: keyword('fixed'),
  ghati: keyword('ghati'),
  muhurta: keyword('muhurta'),
  prahara: keyword('prahara'),
  min: keyword('min'),
  hours: keyword('hours'),
  hour: keyword('hour'),
  deg: keyword('deg'),
  days: keyword('days'),
  day: keyword('day'),
  also: keyword('also'),
  require: keyword('require'),
  prefer: keyword('prefer'),
  most: keyword('most'),
  earliest: keyword('earliest'),
  latest: keyword('latest'),
  close: keyword('then'),
  undecided: keyword('undecided'),
  add: keyword('add'),
  take: keyword('take'),
  block: keyword('block'),
  because: keyword('because'),
  as: keyword('as'),
} as const;

/** The words that open a clause of `decide`; they occur nowhere else, so they also end the clause before. */
export const clauseOpeners: readonly TokenType[] = [
  keywords.also,
  keywords.require,
  keywords.prefer,
  keywords.close,
  keywords.undecided,
];

/** The words that open a line of `score`; they too occur nowhere else. */
export const lineOpeners: readonly TokenType[] = [keywords.add, keywords.take, keywords.block];

/** The states of grahas: `exalted Venus`, `Venus is exalted`. */
export const stateTokens: readonly TokenType[] = [
  keywords.retrograde,
  keywords.exalted,
  keywords.debilitated,
  keywords.combust,
  keywords.vargottama,
  keywords.strong,
];

/** A labelled quantity; several words may spell one, which the lexer joins afterwards. */
export const Quantity = createToken({ name: 'Quantity', pattern: Lexer.NA });

/** Spelling of a quantity -> its name in the language. */
export const quantitySpellings: ReadonlyMap<string, string> = new Map([
  ['tithi', 'tithi'],
  ['paksha', 'paksha'],
  ['lunar month', 'lunar month'],
  ['lunar_month', 'lunar month'],
  ['purnimanta month', 'purnimanta month'],
  ['purnimanta_month', 'purnimanta month'],
  ['nakshatra', 'nakshatra'],
  ['nakshatra28', 'nakshatra28'],
  ['yoga', 'yoga'],
  ['karana', 'karana'],
  ['weekday', 'weekday'],
  ['rashi', 'rashi'],
  ['lagna', 'lagna'],
  ['pada', 'pada'],
  ['navamsa', 'navamsa'],
]);

export const Ordinal = createToken({ name: 'Ordinal', pattern: /\d+(?:st|nd|rd|th)\b/ });
export const Clock = createToken({ name: 'Clock', pattern: /\d{1,2}:\d{2}/ });
export const NumberToken = createToken({ name: 'Number', pattern: /\d+(?:\.\d+)?/ });
export const Text = createToken({ name: 'Text', pattern: /"[^"\n]*"|'[^'\n]*'/ });
export const LParen = createToken({ name: "'('", pattern: '(' });
export const RParen = createToken({ name: "')'", pattern: ')' });
export const LBracket = createToken({ name: "'['", pattern: '[' });
export const RBracket = createToken({ name: "']'", pattern: ']' });
export const Comma = createToken({ name: "','", pattern: ',' });
export const Compare = createToken({ name: 'a comparison sign', pattern: /[><]=?|!=|=/ });
export const Plus = createToken({ name: "'+'", pattern: '+' });
export const Minus = createToken({ name: "'-'", pattern: '-' });
export const Star = createToken({ name: "'*'", pattern: '*' });
export const Slash = createToken({ name: "'/'", pattern: '/' });
const Space = createToken({ name: 'space', pattern: /[ \t\r\n]+/, group: Lexer.SKIPPED });
const Comment = createToken({ name: 'comment', pattern: /#[^\n]*/, group: Lexer.SKIPPED });

/** Every token, in the order in which the lexer tries them. */
export const allTokens: TokenType[] = [
  Space,
  Comment,
  Varga,
  Code,
  Name,
  Ordinal,
  Clock,
  NumberToken,
  ...Object.values(keywords),
  Quantity,
  Ident,
  Text,
  LParen,
  RParen,
  LBracket,
  RBracket,
  Comma,
  Compare,
  Plus,
  Minus,
  Star,
  Slash,
];
