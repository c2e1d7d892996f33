import { expect, test } from 'vitest';
import { observatoryOf } from '../../../explain/observatory/observatory.ts';
import { windowOverlaps } from '../../../explain/observatory/overlap.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';
import { caseOf, dayOf, tromso } from '../packs.ts';

const workspace = sharedWorkspace();

function decided(code: string, near: string, options: Parameters<typeof caseOf>[3] = {}) {
  const pack = workspace.pack('NORTH_INDIA');
  if (pack === undefined) throw new Error('NORTH_INDIA has errors');
  return caseOf(workspace, pack, { code, date: near }, options);
}

function observatory(...query: Parameters<typeof decided>) {
  const actual = decided(...query);
  return observatoryOf(actual.rule, actual.trace, actual.options);
}

test('the kala window, the overlap and the deciding clause are laid open', () => {
  const actual = observatory('FESTIVAL_GANESH_CHATURTHI', '2025-08-27');
  expect(actual.target).toMatchObject({
    text: 'Bhadrapada Shukla 4',
    start_at: '2025-08-26T13:55:12+05:30',
    end_at: '2025-08-27T15:44:55+05:30',
    is_event: false,
  });
  expect(actual.candidates.map(({ date, overlap_minutes, added }) => [date, overlap_minutes, added])).toEqual(
    [
      ['2025-08-26', 961.6, false],
      ['2025-08-27', 588.2, false],
    ],
  );
  expect(actual.kala_windows.map(({ key, date }) => `${key} ${date}`)).toEqual([
    'madhyahna 2025-08-26',
    'madhyahna 2025-08-27',
  ]);
  expect(actual.overlaps).toEqual([
    { window: 'madhyahna', date: '2025-08-26', overlap_minutes: 0, share: 0 },
    { window: 'madhyahna', date: '2025-08-27', overlap_minutes: 154.3, share: 1 },
  ]);
  expect(actual.deciding_clause).toMatchObject({
    index: 0,
    clause: 'prefer most of madhyahna',
    pack: 'base',
  });
  expect(actual.outcome).toEqual({
    kind: 'decided',
    date: '2025-08-27',
    last_date: '2025-08-27',
    absent: null,
    candidates: [],
  });
  expect(actual.lunation).toMatchObject({ lunar_month: 'Bhadrapada', is_adhika: false, is_kshaya: false });
});

test('a share that a clause measured counts where its window is not known, without minutes', () => {
  const { trace } = decided('FESTIVAL_GANESH_CHATURTHI', '2025-08-27');
  expect(windowOverlaps(trace, [])).toEqual([
    { name: 'madhyahna', day: dayOf('2025-08-26'), minutes: undefined, share: 0 },
    { name: 'madhyahna', day: dayOf('2025-08-27'), minutes: undefined, share: 1 },
  ]);
});

test('the line of the deciding clause is the line it is written in', () => {
  const actual = observatory('FESTIVAL_GANESH_CHATURTHI', '2025-08-27').deciding_clause;
  const file = workspace
    .packs()
    .packs.get('base')
    ?.documents.find((document) => document.file.path === actual?.file)?.file;
  expect(file?.text.split('\n')[(actual?.line ?? 0) - 1]?.trim()).toBe(
    'prefer most of madhyahna by dharmasindhu',
  );
});

test('each clause has its own authority, and null where it does not say whose word it is', () => {
  const actual = observatory('FESTIVAL_MAHA_SHIVARATRI', '2025-02-26');
  const [first, second] = actual.clauses;
  expect(first?.clause).toBe('prefer most of nishita');
  expect(first?.authority).toMatchObject({ place: 'Magha, Shivaratri', level: 'DERIVED' });
  expect(actual.authorities).toContainEqual(first?.authority);
  expect(second?.authority).toBeNull();
  expect(actual.deciding_clause?.authority).toEqual(
    actual.clauses[actual.deciding_clause?.index ?? -1]?.authority,
  );
});

test('what is absent is null, and the outcome says which moment it was', () => {
  const actual = observatory('VRAT_KARWA_CHAUTH', '2025-10-10', { place: tromso });
  expect(actual.outcome).toEqual({
    kind: 'undecidable',
    date: null,
    last_date: null,
    absent: 'moonrise',
    candidates: ['2025-10-09', '2025-10-10'],
  });
  expect(actual.absent).toContainEqual({ date: '2025-10-09', what: 'moonrise' });
  expect(actual.deciding_clause).toBeNull();
});

test('it is JSON: nothing is lost by writing it and reading it back', () => {
  for (const code of ['FESTIVAL_VIJAYADASHAMI', 'SANKRANTI_MAKARA', 'FESTIVAL_HOLI']) {
    const actual = observatory(code, '2025-10-02');
    expect(JSON.parse(JSON.stringify(actual))).toEqual(actual);
  }
});
