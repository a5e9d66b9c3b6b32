import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf, readFaults, type Fault } from './faults';

const root = process.cwd();
const read = (path: string) => {
  const file = join(root, path);
  if (!existsSync(file)) return null;
  return statSync(file).isFile() ? readFileSync(file, 'utf8') : '';
};

describe('Planted faults', () => {
  it('are at least 150, and each can still be planted', () => {
    const faults = readFaults(root);
    expect(problemsOf(faults, read)).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(150);
  });

  it('name what keeps a fault from being planted', () => {
    const fault: Fault = { room: 'x', name: 'Cart: twice the same', file: 'a.ts', find: 'one', replace: 'two' };
    const files: Record<string, string> = { 'a.ts': 'one and one' };
    const lookUp = (path: string) => files[path] ?? null;
    expect(problemsOf([fault], lookUp)).toEqual([expect.stringContaining('stands 2 times in a.ts')]);
    expect(problemsOf([{ ...fault, find: 'and', replace: 'and' }], lookUp)).toEqual([
      expect.stringContaining('changes nothing'),
    ]);
    expect(problemsOf([{ ...fault, find: 'and', browser: ['gone.spec.ts'] }], lookUp)).toEqual([
      expect.stringContaining('gone.spec.ts'),
    ]);
  });
});
