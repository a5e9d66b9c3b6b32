/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract, Description } from '../contracts/description.ts';
import { checkReports, freezeReports, writeReports } from './reports.ts';

const text: Contract = { direction: 'given', shape: { type: 'string' } };
const describeUi = (version: string, ...names: string[]): Record<string, Description> => ({
  ui: { version, contracts: Object.fromEntries(names.map((name) => [`@fairtone/ui ${name}`, text])) },
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairtone-reports-'));
  writeReports(root, describeUi('1.2.0', 'Button', 'Link'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('The report of a package', () => {
  it('has one export a line', () => {
    const lines = readFileSync(join(root, 'delivery/packages/reports/ui.json'), 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('@fairtone/ui'))).toHaveLength(2);
  });

  it('passes while the sources export the same', () => {
    expect(checkReports(root, describeUi('1.2.0', 'Button', 'Link'))).toEqual([]);
  });

  it('is to be written again when an export is new or gone', () => {
    expect(checkReports(root, describeUi('1.2.0', 'Button', 'Badge'))).toEqual([
      '@fairtone/ui Link: is removed or renamed (breaking)',
      '@fairtone/ui Badge: is new',
      expect.stringContaining('run npm run packages:report'),
    ]);
  });

  it('names a package that is gone', () => {
    expect(checkReports(root, {})).toEqual([expect.stringContaining('@fairtone/ui is no package any more')]);
  });
});

describe('A released report', () => {
  beforeEach(() => void freezeReports(root));

  it.each([
    ['1.2.0', ['Button', 'Link', 'Badge'], "set HOST_CONTRACT_VERSION to '1.3.0'"],
    ['1.3.0', ['Button', 'Link', 'Badge'], null],
    ['1.3.0', ['Button'], "set HOST_CONTRACT_VERSION to '2.0.0'"],
    ['2.0.0', ['Button'], null],
  ])('at version %s with %j asks for: %s', (version, names, advice) => {
    const current = describeUi(version, ...names);
    writeReports(root, current);
    const problems = checkReports(root, current);
    expect(problems.at(-1) ?? null).toEqual(advice && expect.stringContaining(advice));
  });

  it('never changes', () => {
    writeReports(root, describeUi('1.2.0', 'Button'));
    expect(freezeReports(root)).toEqual([]);
    writeReports(root, describeUi('1.2.1', 'Button'));
    expect(() => freezeReports(root)).toThrow('is released already');
  });
});
