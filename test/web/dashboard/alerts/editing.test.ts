import { describe, expect, test } from 'vitest';
import { conditionsOf } from '../../../../web/dashboard/alerts/draft.ts';
import {
  asButtons,
  asJson,
  conditionsIn,
  editingOf,
  faultsWithLines,
  lineNamed,
  refusalFaults,
} from '../../../../web/dashboard/alerts/editing.ts';
import { templates } from '../../../../web/dashboard/alerts/templates.ts';

const { draft } = templates.nakshatra;
const conditions = conditionsOf(draft);
const nested = { any: [conditions, conditions] };
const json = (text: string) => ({ by: 'json', text }) as const;

test('conditions are edited by buttons where these show them, else as JSON', () => {
  expect(editingOf(conditions)).toEqual({ by: 'buttons', draft });
  expect(editingOf(nested)).toEqual(json(JSON.stringify(nested, null, 2)));
});

test('from buttons to JSON and back nothing is lost', () => {
  const text = asJson({ by: 'buttons', draft });
  expect(text).toEqual(json(JSON.stringify(conditions, null, 2)));
  expect(asJson(text)).toBe(text);
  expect(asButtons(text)).toEqual({ by: 'buttons', draft });
});

test('what the buttons cannot show stays JSON, and it is said why', () => {
  expect(asButtons(json(JSON.stringify(nested)))).toContain('buttons cannot show all of these conditions');
  expect(asButtons(json('{\n"all": ['))).toBe('This is not JSON yet: line 2 ends where a value is expected.');
});

describe('what is sent', () => {
  test('is the JSON of the buttons, or that of the text, whatever the API will say of it', () => {
    expect(conditionsIn({ by: 'buttons', draft })).toEqual({ conditions });
    expect(conditionsIn(json(JSON.stringify(nested)))).toEqual({ conditions: nested });
    expect(conditionsIn(json('null'))).toEqual({ conditions: null });
  });

  test('is nothing where the text is no JSON', () => {
    expect(conditionsIn(json('{'))).toEqual({
      fault: { field: 'conditions', message: 'line 1 ends where a name in quotation marks is expected' },
    });
  });
});

describe('errors of the API', () => {
  const faults = [
    { field: 'conditions.any.1.all.0.value', message: 'must be a number' },
    { field: 'conditions', message: 'must have at most 50 comparisons' },
    { field: 'name', message: 'must not be empty' },
  ];

  test('have lines where the conditions are JSON', () => {
    expect(faultsWithLines(faults, asJson(editingOf(nested)))).toEqual([
      { field: 'conditions', message: 'line 22, any.1.all.0.value: must be a number' },
      ...faults.slice(1),
    ]);
  });

  test('stay beside the conditions that are chosen by buttons', () => {
    expect(faultsWithLines(faults, { by: 'buttons', draft })).toEqual(faults);
  });

  test('that refuse a kala or an event have the line of its name', () => {
    const text = (params: object) =>
      json(
        JSON.stringify(
          {
            all: [
              { fact: 'x', params: { kala: 'pradosha' } },
              { fact: 'x', params },
            ],
          },
          null,
          1,
        ),
      );
    const message = 'conditions: unknown kala "rahu"; known kalas are pradosha, rahu_kaal.';
    const refused = { code: 'unknown_kala', message };
    expect(refusalFaults(refused, text({ kala: 'rahu' }))).toEqual([
      {
        field: 'conditions',
        message: 'line 12, all.1.params.kala: unknown kala "rahu"; known kalas are pradosha, rahu_kaal.',
      },
    ]);
    expect(refusalFaults(refused, { by: 'buttons', draft })).toEqual([
      {
        field: 'conditions',
        message: 'cannot be used: unknown kala "rahu"; known kalas are pradosha, rahu_kaal.',
      },
    ]);
    expect(refusalFaults({ code: 'unknown_pack', message: 'pack: unknown pack.' }, text({}))).toEqual([]);
  });

  test('lead to the line that they name', () => {
    const text = '{\n  "all": [\n  ]\n}';
    const marked = (message: string) => {
      const range = lineNamed(text, message);
      return range && text.slice(...range);
    };
    expect([
      marked('line 1 ends'),
      marked('line 2, all: must not be empty'),
      marked('line 99, x: y'),
      marked('must be an object'),
    ]).toEqual(['{', '  "all": [', '}', undefined]);
  });
});
