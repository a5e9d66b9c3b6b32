import { afterCursor } from './keyset';

const id = '00000001-aaaa-4000-8000-000000000000';

describe('the filter for what comes after a row', () => {
  it('goes to older rows in a list of the newest', () => {
    expect(afterCursor('release_date', 'newest', { value: '2026-03-01', id })).toBe(
      `release_date.lt."2026-03-01",and(release_date.eq."2026-03-01",id.lt."${id}")`,
    );
  });

  it('goes on in the alphabet', () => {
    expect(afterCursor('title', 'alphabetical', { value: 'Low Tide', id })).toBe(
      `title.gt."Low Tide",and(title.eq."Low Tide",id.gt."${id}")`,
    );
  });

  it('takes titles with the syntax of filters in them as text', () => {
    expect(afterCursor('title', 'alphabetical', { value: 'A "b", (c) \\ d', id })).toContain(
      'title.gt."A \\"b\\", (c) \\\\ d"',
    );
  });
});
