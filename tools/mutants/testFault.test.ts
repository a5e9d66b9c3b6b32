import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourcesCopy } from './sourcesCopy';
import { nameOfTest, namesOfTests } from './passingTests';
import { nearestTo, testFault } from './testFault';

it('Planted faults > begin with the tests that share most folders with the changed file', () => {
  const far = 'apps/shell/src/app/Layout.test.tsx';
  const screen = 'apps/account/src/screens/dashboard/DashboardScreen.test.tsx';
  const beside = 'apps/account/src/screens/dashboard/purchases/Purchases.test.tsx';
  const file = 'apps/account/src/screens/dashboard/purchases/PurchaseRow.tsx';
  expect(nearestTo(file, [far, screen, beside])).toEqual([beside, screen, far]);
});

it('Planted faults > have the names of browser tests as Playwright reports them', () => {
  const file = 'e2e/teams/studio/money.spec.ts';
  const names = namesOfTests([{ file, title: 'Money of an artist > is earned' }]);
  expect(names).toEqual(new Set([nameOfTest(file, 'teams/studio/money.spec.ts > Money of an artist > is earned')]));
});

describe('Planted faults > that were found before', () => {
  const fault = {
    name: 'a fault of a sum',
    file: 'sum.ts',
    find: '+',
    replace: '-',
    unit: ['sum.test.ts'],
    room: 'money',
  };
  const options = () => ({
    levels: ['unit'] as const,
    isBefore: false,
    isQuick: true,
    earlier: { level: 'unit' as const, tests: ['adds two numbers'], file: 'sum.test.ts' },
    failuresWithoutFault: new Map<string, string[]>(),
    passing: new Set<string>(),
  });

  /** A copy whose runs are recorded; with the fault, those fail for which `finds` is true. */
  function fakeCopy(finds: (args: string[]) => boolean) {
    const folder = mkdtempSync(join(tmpdir(), 'fairtone-fault-'));
    writeFileSync(join(folder, 'sum.test.ts'), '');
    const runs: string[][] = [];
    let isPlanted = false;
    const copy: SourcesCopy = {
      folder,
      planted: async (_file, _find, _replace, work) => {
        isPlanted = true;
        return work().finally(() => (isPlanted = false));
      },
      run: (_script, args) => {
        runs.push(args);
        if (args.includes('--listTests')) return Promise.resolve({ code: 0, output: '' });
        const isFound = isPlanted && finds(args);
        const status = isFound ? 'failed' : 'passed';
        const assertionResults = [{ status, fullName: 'adds two numbers' }];
        const report = { testResults: [{ name: join(folder, 'sum.test.ts'), status, assertionResults }] };
        writeFileSync(join(folder, '.mutant-report.json'), JSON.stringify(report));
        return Promise.resolve({ code: isFound ? 1 : 0, output: '' });
      },
      stop: () => Promise.resolve(),
      remove: () => rmSync(folder, { recursive: true }),
    };
    return { copy, runs };
  }

  it('are looked for with that test alone, with the fault and without it', async () => {
    const { copy, runs } = fakeCopy(() => true);
    expect(await testFault(copy, fault, options())).toMatchObject({ level: 'unit', tests: ['adds two numbers'] });
    expect(runs.map((args) => args[args.indexOf('--testNamePattern') + 1])).toEqual(
      Array(2).fill('^adds two numbers$'),
    );
    copy.remove();
  });

  it('are looked for only with the fault when the test has passed before', async () => {
    const { copy, runs } = fakeCopy(() => true);
    const passing = namesOfTests([{ file: 'sum.test.ts', title: 'adds > two numbers' }]);
    expect(await testFault(copy, fault, { ...options(), passing })).toMatchObject({ tests: ['adds two numbers'] });
    expect(runs).toHaveLength(1);
    copy.remove();
  });

  it('are looked for with all tests when that one passes', async () => {
    const { copy, runs } = fakeCopy((args) => !args.includes('--testNamePattern'));
    expect(await testFault(copy, fault, options())).toMatchObject({ level: 'unit' });
    expect(runs.some((args) => args.includes('--listTests'))).toBe(true);
    copy.remove();
  });
});
