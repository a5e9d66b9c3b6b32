import { LIST_PAGE_SIZE, toListPage } from './listPage';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, next: `after ${index}` }));
const pageOf = (count: number) => toListPage(rows(count), ({ name }) => name);

it('the next page begins after the last shown row, not after the extra one', () => {
  expect(pageOf(LIST_PAGE_SIZE + 1)).toMatchObject({ next: `after ${LIST_PAGE_SIZE - 1}` });
  expect(pageOf(LIST_PAGE_SIZE + 1).items).toHaveLength(LIST_PAGE_SIZE);
});

it('a page without an extra row is the last, full or not', () => {
  expect(pageOf(LIST_PAGE_SIZE)).toMatchObject({ next: null });
  expect(pageOf(0)).toEqual({ items: [], next: null });
});
