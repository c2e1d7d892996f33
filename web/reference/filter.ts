// Narrows the operations to those that a phrase names: by address, summary or id, not by group alone.

import type { Collection, Component, Props, System } from './swagger-ui.ts';

/** Whether an operation, as swagger-ui lists it, has every word of a phrase. */
function hasWords(listed: Collection, words: readonly string[], group: string): boolean {
  const text = [
    group,
    listed.get('path'),
    listed.get('method'),
    listed.getIn(['operation', 'summary']),
    listed.getIn(['operation', 'operationId']),
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

const wordsOf = (phrase: string): readonly string[] => phrase.toLowerCase().split(/\s+/).filter(Boolean);

const matching = (groups: Collection, phrase: string): Collection =>
  groups
    .map((group, name) =>
      group.set(
        'operations',
        (group.get('operations') as Collection).filter((listed) => hasWords(listed, wordsOf(phrase), name)),
      ),
    )
    .filter((group) => (group.get('operations') as Collection).size > 0);

/** A plugin of swagger-ui: the field, and what it leaves of the groups. */
export const filtersOperations = (system: System) => ({
  fn: { opsFilter: matching },
  wrapComponents: {
    FilterContainer: (): Component => () => {
      const { React, layoutSelectors, layoutActions, specSelectors } = system;
      const current = layoutSelectors.currentFilter();
      const onChange = ({ target }: Props): void => {
        const phrase = String(target.value);
        layoutActions.updateFilter(phrase);
        // The groups of what is left are opened, and closed where everything is.
        const groups = specSelectors.taggedOperations();
        const left = matching(groups, phrase);
        groups.forEach((_, name) => {
          layoutActions.show(['operations-tag', name], phrase !== '' && left.get(name) !== undefined);
        });
      };
      return React.createElement(
        'div',
        { className: 'reference-filter' },
        React.createElement('input', {
          type: 'search',
          placeholder: 'Filter operations: panchang, /v1/festivals, key',
          'aria-label': 'Filter operations',
          value: typeof current === 'string' ? current : '',
          onChange,
        }),
      );
    },
  },
});
