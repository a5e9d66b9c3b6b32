import { faultsOf, rowOf } from './compare.ts';

test('a page is compared within each round, whatever else the machine does in it', () => {
  const row = rowOf('album', [[9, 10, 11], [100], [10]], [[20], [200], [20]]);
  expect(row).toEqual({ page: 'album', small: 10, large: 20, ratio: 2 });
});

test('only a page that takes longer than it may is named, and no difference of a moment', () => {
  const [slow, equal, brief] = [
    rowOf('slow', [[10]], [[13]]),
    rowOf('equal', [[10]], [[11]]),
    rowOf('brief', [[1]], [[2]]),
  ];
  expect(faultsOf([slow, equal, brief])).toEqual(['slow takes 1.3 times as long in the large shop.']);
});
