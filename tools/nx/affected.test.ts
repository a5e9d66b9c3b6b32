/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Node {
  data: { targets: object };
}

const NX = join(process.cwd(), 'node_modules/nx/dist/bin/nx.js');
const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
const nx = (...args: string[]) => execFileSync(process.execPath, [NX, ...args], { env, encoding: 'utf8' });

/** Projects that `npx nx affected` would check after a change of these files. */
const affectedBy = (...files: string[]): string[] =>
  JSON.parse(nx('show', 'projects', '--affected', '--json', ...files.map((file) => `--files=${file}`))) as string[];

const REMOTES = readdirSync('apps').filter((name) => existsSync(join('apps', name, 'src/remote.ts')));

jest.setTimeout(120_000);

test.each(REMOTES)('a change in apps/%s is checked without any other project', (remote) => {
  expect(affectedBy(`apps/${remote}/src/remote.ts`, `apps/${remote}/locales/en/${remote}.json`)).toEqual([remote]);
});

test('a new screen of the catalog, with its route, is checked without the studio', () => {
  expect(affectedBy('apps/catalog/src/routes.ts', 'apps/catalog/src/screens/charts/ChartsScreen.tsx')).toEqual([
    'catalog',
  ]);
});

test('the shell is checked without the remotes', () => {
  expect(affectedBy('apps/shell/src/header/Header.tsx')).toEqual(['shell']);
});

test('a change of the kit, or of the contract, is checked by everyone who shows it', () => {
  for (const file of ['libs/ui/src/index.ts', 'libs/contracts/src/events.ts']) {
    expect(affectedBy(file)).toEqual(expect.arrayContaining([...REMOTES, 'shell']));
  }
});

test('every remote can be checked, built and released by itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-graph-'));
  const file = join(folder, 'graph.json');
  nx('graph', `--file=${file}`);
  const { nodes } = (JSON.parse(readFileSync(file, 'utf8')) as { graph: { nodes: Record<string, Node> } }).graph;
  rmSync(folder, { recursive: true, force: true });
  for (const remote of REMOTES) {
    const targets = Object.keys(nodes[remote]!.data.targets);
    expect(targets).toEqual(expect.arrayContaining(['lint', 'types', 'test', 'build', 'release', 'serve']));
  }
});
