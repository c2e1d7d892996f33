// A disabled rule still computes for those that refer to it; the author may not have meant that.

import { report } from '@nirnaya/dsl/diagnostics';
import type { Lint } from './contract.ts';

export const disabledButReferenced: Lint = ({ rule, rules }) =>
  rule.linked.disabled
    ? []
    : [...rule.checked.references].flatMap(([code, range]) =>
        rules.get(code)?.linked.disabled ? [report('disabled-but-referenced', range, { code })] : [],
      );
