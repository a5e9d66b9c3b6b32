import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestsOf } from './judge.ts';
import { readTests, type Test } from './readTests.ts';
import { holds } from './testText.ts';

/** The tests of a file under `root`; each file is read once. */
export function testsUnder(root: string): TestsOf {
  const known = new Map<string, Test[] | null>();
  return (path) => {
    const file = join(root, path);
    if (!known.has(path)) known.set(path, existsSync(file) ? readTests(path, readFileSync(file, 'utf8')) : null);
    return known.get(path) ?? null;
  };
}

/** Files that git tracks or would add. */
export function filesOf(root: string): string[] {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listing.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Every test that contains a literal, in the notation of a row. */
export function findLiteral(root: string, literal: string): string[] {
  const testsOf = testsUnder(root);
  return filesOf(root)
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap((path) =>
      (testsOf(path) ?? [])
        .filter((test) => holds(test.text(), literal))
        .map(({ titles }) => [path, ...titles].join(' › ')),
    );
}
