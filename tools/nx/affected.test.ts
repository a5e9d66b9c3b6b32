/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const REMOTES = readdirSync('apps').filter((name) => existsSync(join('apps', name, 'src/remote.ts')));
const SHARED = ['libs/ui/src/index.ts', 'libs/contracts/src/events.ts'];
const NEW_SCREEN = ['apps/catalog/src/routes.ts', 'apps/catalog/src/screens/charts/ChartsScreen.tsx'];
const SHELL = ['apps/shell/src/header/Header.tsx'];
const ofRemote = (remote: string) => [`apps/${remote}/src/remote.ts`, `apps/${remote}/locales/en/${remote}.json`];

interface Answer {
  affected: string[][];
  targets: Record<string, string[]>;
}

let answer: Answer;
const changes = [...REMOTES.map(ofRemote), NEW_SCREEN, SHELL, ...SHARED.map((file) => [file])];

/** Projects that `npx nx affected` would check after a change of these files. */
const affectedBy = (files: string[]) =>
  answer.affected[changes.findIndex((change) => change.join() === files.join())]!.toSorted();

beforeAll(() => {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
  const script = join('tools', 'nx', 'testing', 'affectedProjects.cjs');
  const output = execFileSync(process.execPath, [script, JSON.stringify(changes)], { env, encoding: 'utf8' });
  answer = JSON.parse(output.slice(output.indexOf('{'))) as Answer;
}, 120_000);

test.each(REMOTES)('a change in apps/%s is checked without any other project', (remote) => {
  expect(affectedBy(ofRemote(remote))).toEqual([remote]);
});

test('a new screen of the catalog, with its route, is checked without the studio', () => {
  expect(affectedBy(NEW_SCREEN)).toEqual(['catalog']);
});

test('the shell is checked without the remotes', () => {
  expect(affectedBy(SHELL)).toEqual(['shell']);
});

test('a change of the kit, or of the contract, is checked by everyone who shows it', () => {
  for (const file of SHARED) expect(affectedBy([file])).toEqual(expect.arrayContaining([...REMOTES, 'shell']));
});

test('every remote can be checked, built and released by itself', () => {
  for (const remote of REMOTES) {
    expect(answer.targets[remote]).toEqual(
      expect.arrayContaining(['lint', 'types', 'test', 'build', 'ready', 'release', 'serve']),
    );
  }
});
