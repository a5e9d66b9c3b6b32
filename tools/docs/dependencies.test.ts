/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drawDependencies, drawing, readDependencies } from './dependencies.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairtone-dependencies-'));
  for (const floor of ['apps', 'servers', 'supabase', 'delivery', 'libs']) mkdirSync(join(root, floor));
  const paths = { '@fairtone/kit': ['./libs/kit/src/index.ts'], '@fairtone/words': ['./libs/words/src/index.ts'] };
  write('tsconfig.base.json', JSON.stringify({ compilerOptions: { paths } }));
  write('libs/kit/src/index.ts', "export { word } from '@fairtone/words';");
  write('libs/words/src/index.ts', 'export const word = 1;');
  write('apps/one/src/main.ts', "import '@fairtone/kit';\nimport type { Word } from '@fairtone/words';");
  write('apps/two/src/main.tsx', "const kit = () => import('@fairtone/kit');");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const readOf = (project: string) => [...readDependencies(root).get(project)!].sort();

describe('The drawing of dependencies', () => {
  it('reads imports by name and by path, of values, of types, and those that are fetched later', () => {
    write('servers/edge/src/start.ts', "import { run } from '../../shared/src/run.ts';");
    write('servers/shared/src/run.ts', 'export const run = 1;');
    expect(readOf('apps/one')).toEqual(['libs/kit', 'libs/words']);
    expect(readOf('apps/two')).toEqual(['libs/kit']);
    expect(readOf('servers/edge')).toEqual(['servers/shared']);
  });

  it('leaves out tests, packages, and imports that stand in a text', () => {
    write('apps/two/src/main.test.ts', "import '@fairtone/words';");
    write('apps/two/src/testing/stub.ts', "import '@fairtone/words';");
    write('apps/two/src/template.ts', "import 'react';\nexport const text = `import '@fairtone/words';`;");
    expect(readOf('apps/two')).toEqual(['libs/kit']);
  });

  it('has no arrow for what is reached by a longer way, and one box for projects with the same arrows', () => {
    expect(drawDependencies(root)).toBe(
      [
        '```mermaid',
        'flowchart TD',
        '  subgraph apps',
        '    apps_one["one<br>two"]',
        '  end',
        '  subgraph libs',
        '    libs_kit["kit"]',
        '    libs_words["words"]',
        '  end',
        '  apps_one --> libs_kit',
        '  libs_kit --> libs_words',
        '```',
      ].join('\n'),
    );
  });

  it('refuses projects that import each other, and names them', () => {
    const circle = new Map([
      ['libs/kit', new Set(['libs/words'])],
      ['libs/words', new Set(['libs/kit'])],
    ]);
    expect(() => drawing(circle)).toThrow('libs/kit → libs/words → libs/kit');
  });
});

it('the servers of this repository open each other’s doors in one direction', () => {
  const dependencies = readDependencies('.');
  const serversOf = (name: string) =>
    [...dependencies.get(`servers/${name}`)!].filter((project) => project.startsWith('servers/')).sort();
  for (const name of ['edge', 'supabase', 'demo']) expect(serversOf(name)).toEqual(['servers/shared']);
  expect(serversOf('launcher')).toEqual(
    ['demo', 'edge', 'shared', 'stripe', 'supabase'].map((name) => `servers/${name}`),
  );
  expect(() => drawing(dependencies)).not.toThrow();
});
