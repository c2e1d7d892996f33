// The field `ignore`: warnings that an author accepts for a rule or a kala, each with the reason.

import { isWarningCode, report, warningCodes } from '../diagnostics/catalogue.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { SourceRange } from '../source/source-file.ts';
import type { IgnoreEntry } from './document.ts';
import { Fields } from './fields.ts';

/** Reads the `ignore` list of what stands in a range. */
export function readIgnores(owner: Fields, within: SourceRange): readonly IgnoreEntry[] {
  return owner.list('ignore').flatMap((node): IgnoreEntry[] => {
    if (node.kind !== 'map') {
      owner.wrong('ignore', node, 'a map with `code` and `reason`');
      return [];
    }
    const fields = new Fields(node, 'an `ignore`', owner.sink);
    const code = fields.scalar('code');
    const reason = fields.text('reason')?.trim() ?? '';
    fields.finish();
    if (code === undefined) {
      fields.missing('code', node.range);
      return [];
    }
    const { text, range } = code;
    if (!isWarningCode(text)) {
      const params = { field: 'code', value: text, allowed: warningCodes().join(', ') };
      const best = suggest(text, warningCodes());
      owner.sink.push(
        report('value-not-allowed', range, params, { help: best && `did you mean \`${best}\`?` }),
      );
      return [];
    }
    if (reason === '') owner.sink.push(report('ignore-without-reason', range, { code: text }));
    return [{ code: text, reason, range, within }];
  });
}
