import { describe, expect, test } from 'vitest';
import { bundledCatalogue } from '../../../../app/places/catalogue/bundled.ts';
import { type PageQuery, pageOfPlaces } from '../../../../app/places/catalogue/page.ts';

const catalogue = bundledCatalogue()();

function allPages(query: Omit<PageQuery, 'offset'>): {
  readonly ids: number[];
  readonly totals: Set<number>;
} {
  const ids: number[] = [];
  const totals = new Set<number>();
  let offset: number | null = 0;
  while (offset !== null) {
    const page = pageOfPlaces(catalogue, { ...query, offset });
    expect(page.items.length).toBeLessThanOrEqual(query.limit);
    ids.push(...page.items.map(({ id }) => id));
    totals.add(page.total);
    offset = page.next_offset;
  }
  return { ids, totals };
}

describe('pages of the catalogue', () => {
  test('have every place once, in the order of ids', () => {
    const { ids, totals } = allPages({ limit: 2000, catalogue_version: catalogue.version });
    expect(ids).toEqual([...catalogue.columns.ids]);
    expect([...totals]).toEqual([catalogue.size]);
  });

  test.each([
    [{ country: 'IN' }, (index: number) => catalogue.at(index).country_code === 'IN'],
    [{ state: 'IN-MH' }, (index: number) => catalogue.at(index).subdivision_code === 'IN-MH'],
    [{ type: 'capital' as const }, (index: number) => catalogue.at(index).type === 'capital'],
    [
      { country: 'IN', type: 'district_seat' as const },
      (index: number) => {
        const { country_code, type } = catalogue.at(index);
        return country_code === 'IN' && type === 'district_seat';
      },
    ],
  ])('of %j have what the filter lets through', (filter, isExpected) => {
    const expected = [...catalogue.columns.ids].filter((_id, index) => isExpected(index));
    const { ids, totals } = allPages({ limit: 333, ...filter });
    expect(ids).toEqual(expected);
    expect(expected.length).toBeGreaterThan(10);
    expect([...totals]).toEqual([expected.length]);
  });

  test('end', () => {
    const { size } = catalogue;
    expect(pageOfPlaces(catalogue, { limit: 10, offset: size - 10 })).toMatchObject({ next_offset: null });
    expect(pageOfPlaces(catalogue, { limit: 10, offset: size - 11 })).toMatchObject({
      next_offset: size - 1,
    });
    expect(pageOfPlaces(catalogue, { limit: 10, offset: 999_999_999 })).toEqual({
      items: [],
      total: size,
      next_offset: null,
    });
    expect(pageOfPlaces(catalogue, { limit: 10, offset: 0, country: 'XX' })).toEqual({
      items: [],
      total: 0,
      next_offset: null,
    });
  });

  test('of another version are a conflict', () => {
    expect(() =>
      pageOfPlaces(catalogue, { limit: 10, offset: 10, catalogue_version: '000000000000' }),
    ).toThrow(expect.objectContaining({ reason: 'conflict', code: 'catalogue_changed' }));
  });
});
