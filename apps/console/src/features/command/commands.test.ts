/** @jest-environment node */
import { promoteCommand, rollbackCommand } from './commands';

it.each([
  ['prices are wrong', '"prices are wrong"'],
  ['  ', ''],
  ['costs $5', "'costs $5'"],
  ['"now"', `'"now"'`],
  ["it's $5", String.raw`'it'\''s $5'`],
  ["it's late", `"it's late"`],
])('the reason %p is %s for a shell', (reason, quoted) =>
  expect(rollbackCommand('catalog', reason)).toBe(
    `npm run release -- rollback catalog${quoted && ` --reason ${quoted}`}`,
  ),
);

it('leaves out the share of a promotion to all devices', () => {
  expect(promoteCommand('catalog', '1', 100)).toBe('npm run release -- promote catalog 1');
  expect(promoteCommand('catalog', '1', 10)).toBe('npm run release -- promote catalog 1 --percent 10');
});
