/** @jest-environment node */
import { compareContracts } from './judge.ts';
import { exportedNames, shareContract } from './shareContracts.ts';

const change = (after: ReturnType<typeof shareContract>) =>
  compareContracts({ 'share router': shareContract('7.18.5', ['Link', 'Outlet']) }, { 'share router': after });

test('a name less and another major version break what was built for them; a name more and a later version do not', () => {
  expect(change(shareContract('7.20.0', ['Link', 'Outlet', 'NavLink'])).filter(({ isBreaking }) => isBreaking)).toEqual(
    [],
  );
  expect(change(shareContract('7.18.5', ['Link']))).toMatchObject([
    { path: 'share router › names › Outlet', isBreaking: true },
  ]);
  expect(change(shareContract('8.0.0', ['Link', 'Outlet']))).toMatchObject([{ isBreaking: true }]);
});

test('reads the names of a re-export, as they are called outside', () => {
  expect(exportedNames("export { a, b as c } from 'x';\nexport { d } from 'y';")).toEqual(['a', 'c', 'd']);
});
