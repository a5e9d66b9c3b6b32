/** @jest-environment node */
import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { folderStore } from '../stores/folderStore.ts';
import type { Cause, ErrorBackend, MappedCause } from './errorBackend.ts';
import { fingerprintOf, mapErrors } from './mapErrors.ts';

const SOURCE = `// A comment that the build drops.
function breakWall(height) {
  const bricks = null;
  return bricks.length + height;
}
globalThis.run = () => breakWall(7);
`;
const SCRIPT = 'wall.abc.js';
const DIGEST = '0'.repeat(32);

let folder: string;
let stack: string[];

/** Builds one script minified with its map, publishes it as version 2 of a remote, and runs it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-maps-'));
  const { outputFiles } = buildSync({
    stdin: { contents: SOURCE, sourcefile: 'apps/catalog/src/wall.js', resolveDir: folder },
    outfile: join(folder, SCRIPT),
    sourcemap: 'external',
    minify: true,
    write: false,
  });
  const [map, code] = ['.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end))!.text);
  const named = JSON.stringify({ ...(JSON.parse(map!) as object), sources: ['apps/catalog/src/wall.js'] });
  const version = join(folder, 'catalog/2');
  folderWith(version, { [SCRIPT]: code!, [`maps/${SCRIPT}.${DIGEST}.map`]: named, 'remote.json': '{}' });
  const globals: { run?: () => void } = {};
  runInNewContext(code!, globals, { filename: SCRIPT });
  stack = framesOfThrown(globals.run!);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As pages report it. */
function framesOfThrown(run: () => void): string[] {
  try {
    run();
    return [];
  } catch (error) {
    const places = [...(error as Error).stack!.matchAll(/wall\.abc\.js:\d+:\d+/g)];
    return places.map(([place]) => `- ${place}`);
  }
}

function folderWith(root: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const cause = (change: Partial<Cause> = {}): Cause => ({
  remote: 'catalog',
  version: '2',
  cause: 'c',
  message: 'Remote catalog 2: no row 7',
  reason: 'render',
  stack,
  ...change,
});

/** Maps causes and returns what was stored. */
async function mapped(...causes: Cause[]): Promise<MappedCause[]> {
  const stored: MappedCause[] = [];
  const backend = {
    unmapped: async () => causes,
    map: async (_cause: Cause, one: MappedCause) => void stored.push(one),
  } as Partial<ErrorBackend> as ErrorBackend;
  const ownerOf = (file: string) => (file.startsWith('apps/catalog/') ? '@x/catalog' : null);
  const count = await mapErrors({ store: folderStore(folder), shellFolder: null, ownerOf }, backend, null);
  expect(count).toBe(causes.length);
  return stored;
}

describe('Mapping of errors', () => {
  it('finds file, line, function and owner in the sources of the version', async () => {
    expect(stack.length).toBeGreaterThan(0);
    const [one] = await mapped(cause());
    const place = { source: 'apps/catalog/src/wall.js', line: 4, functionName: 'breakWall' };
    expect(one).toEqual({ fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/), place, owner: '@x/catalog' });
  });

  it('has no place for a version without maps, for scripts of others, and for made-up frames', async () => {
    const odd = ['- other.js:1:1', '- wall.abc.js:9999999:1', '- wall.abc.js:0:0', 'nonsense', `- ../${SCRIPT}:1:1`];
    for (const { place, owner } of await mapped(cause({ version: '1' }), cause({ stack: odd }), cause({ stack: [] })))
      expect([place, owner]).toEqual([null, null]);
  });
});

describe('Groups of errors', () => {
  const place = { source: 'apps/catalog/src/wall.js', line: 4, functionName: 'breakWall' };
  const group = (change: Partial<Cause>, places = [place]) => fingerprintOf({ ...cause(), ...change }, places);

  it('go on across versions, lines and numbers', () => {
    const next = { version: '3', message: 'Remote catalog 3: no row 9' };
    expect(group(next, [{ ...place, line: 90 }])).toBe(group({}));
  });

  it('differ by remote, reason, message, file and function', () => {
    const others = [
      group({ remote: 'player' }),
      group({ reason: 'crashed' }),
      group({ message: 'gave up' }),
      group({}, [{ ...place, source: 'apps/catalog/src/roof.js' }]),
      group({}, [{ ...place, functionName: 'mendWall' }]),
    ];
    expect(new Set([group({}), ...others]).size).toBe(6);
  });
});
