import { coverColumns } from './coverColumns';

it.each([
  ['the narrowest phone', 288, 320, 2],
  ['a phone', 358, 390, 2],
  ['a tablet', 706, 768, 3],
  ['a desktop', 1200, 1280, 5],
])('a wall on %s has the columns that its style draws', (_device, width, windowWidth, columns) => {
  expect(coverColumns(width, windowWidth).columns).toBe(columns);
});

it('divides the width without the gaps', () => {
  const { columns, gap, columnWidth } = coverColumns(1200, 1280);
  expect(columns * columnWidth + (columns - 1) * gap).toBeCloseTo(1200);
});
