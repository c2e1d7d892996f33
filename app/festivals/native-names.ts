// What a page shows of a decision by name, in the language of its sentences: the windows that clauses look at, the works cited.

import type { PackRule } from '@nirnaya/compiler/front';
import { windowWords } from '@nirnaya/explain/observatory';
import { labelIn } from '@nirnaya/explain/sentences';
import type { RequestContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { decisionsNear } from './decision-near.ts';

/** Names in the language of sentences, by what stands for them in an answer; what is missing has no name in it. */
export interface NativeNames {
  /** by the spelling of the window's expression: `nishita` */
  readonly windows: ReadonlyMap<string, string>;
  /** by the English title of the work */
  readonly works: ReadonlyMap<string, string>;
}

/** The names of the decision nearest to a civil day number. */
export function nativeNames(context: RequestContext, rule: PackRule, day: number): NativeNames {
  const explaining = context.explaining(yearOf(day));
  const { words } = explaining;
  const { nearest } = decisionsNear(context, rule, day);
  const windows = nearest === undefined ? [] : [...windowWords(rule, nearest, { ...explaining, date: day })];
  const works = [...context.works].flatMap(([key, { title }]) => {
    const native = labelIn(words, { kind: 'work', english: title, key });
    return native === undefined ? [] : [[title, native] as const];
  });
  return {
    windows: new Map(windows.flatMap(([name, { native }]) => (native === undefined ? [] : [[name, native]]))),
    works: new Map(works),
  };
}
