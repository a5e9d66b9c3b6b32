/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compareContracts } from './judge.ts';
import { exportedNames, shareContract, shareContracts } from './shareContracts.ts';

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

test('the page has the federation runtime under the name by which builds of remotes find it', () => {
  const { shape } = shareContracts(process.cwd())['global __fairtoneFederation__']!;
  expect(shape.properties!.names!.required).toEqual(
    expect.arrayContaining(['bundlerRuntime.initContainerEntry', 'runtime']),
  );
  for (const file of ['provideFederation.mjs', 'createConfig.mjs'])
    expect(readFileSync(`delivery/webpack/${file}`, 'utf8')).toContain('__fairtoneFederation__');
});
