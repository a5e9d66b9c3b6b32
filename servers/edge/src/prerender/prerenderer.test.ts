/** @jest-environment node */
import type { PrerenderRequest } from '@fairtone/contracts';
import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPrerenderer, type Prerenderer, type PrerenderFile } from './prerenderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairtone-test-prerender-'));
const program = join(folder, 'worker.mjs');
const request = { path: '/album/1', language: 'pl' } as PrerenderRequest;
const GIVE_UP_MS = 1_500;

const SHELL = `
  exports.shares = { react: { name: 'the shared one' } };
  exports.remotes = [];
  exports.page = async (request, [remote]) => remote ? remote.draw(request) : { html: '<nav>' + request.path + '</nav>', css: '' };`;
const remote = (body: string) =>
  `const shared = require('react'); exports.remote = { draw: async (request) => { ${body} } };`;

function file(key: string, code: string | null, pinned = code ?? ''): PrerenderFile {
  const integrity = `sha384-${createHash('sha384').update(pinned).digest('base64')}`;
  return { key, integrity, read: jest.fn(() => Promise.resolve(code)) };
}
const shell = file('shell', SHELL);
const drawScreen = (own: PrerenderFile) => prerenderer.draw({ shell, remote: own, request });
const said = (expression: string) => remote(`return { html: String(${expression}), css: '' };`);

let prerenderer: Prerenderer;
let warned: jest.SpyInstance;
beforeAll(() => {
  buildSync({
    entryPoints: [resolve(__dirname, 'worker.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    tsconfig: resolve(__dirname, '../../../../tsconfig.base.json'),
  });
});
beforeEach(() => {
  prerenderer = createPrerenderer(program, { first: GIVE_UP_MS, later: GIVE_UP_MS });
  warned = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await prerenderer.stop();
  warned.mockRestore();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the prerenderer', () => {
  it('renders the page with the shell’s file, and a screen with the remote’s, which gets the shared modules', async () => {
    expect(await prerenderer.draw({ shell, remote: null, request })).toEqual({
      html: '<nav>/album/1</nav>',
      css: '',
    });
    expect(await drawScreen(file('shared', said('shared.name + request.language')))).toMatchObject({
      html: 'the shared onepl',
    });
  });

  it('reads each file once', async () => {
    const own = file('once', said('1'));
    await drawScreen(own);
    await drawScreen(own);
    expect(own.read).toHaveBeenCalledTimes(1);
  });

  it('runs only files whose hash is in the release', async () => {
    expect(await drawScreen(file('changed', said('1'), said('2')))).toBeNull();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('it is not what its release says'));
    expect(await drawScreen(file('missing', null))).toBeNull();
  });

  it.each([
    ['throws', 'throw new Error("no")'],
    ['never ends', 'for (;;);'],
    ['never answers', 'return new Promise(() => {});'],
  ])('continues with others when one %s, and does not run that one again', async (name, body) => {
    const broken = file(name, remote(body));
    expect(await drawScreen(broken)).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(await drawScreen(broken)).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(await drawScreen(file(`beside what ${name}`, said('"drawn"')))).toMatchObject({ html: 'drawn' });
  });

  it.each(['typeof process', 'typeof fetch', 'typeof document', 'typeof Buffer'])(
    'gives prerender files no access outside their thread: %s',
    async (expression) => {
      expect(await drawScreen(file(expression, said(expression)))).toMatchObject({ html: 'undefined' });
    },
  );

  it('lets a remote require only shared modules', async () => {
    expect(await drawScreen(file('greedy', `require('node:fs'); exports.remote = {};`))).toBeNull();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('node:fs is not shared'));
  });

  it('separates two versions of a remote', async () => {
    const counting = `const { endpoints } = require('react'); endpoints.push(1); ${remote('return { html: String(endpoints.length), css: "" };')}`;
    const shared = file('shell with endpoints', SHELL.replace('{ name:', '{ endpoints: [], name:'));
    const drawn = (own: PrerenderFile) => prerenderer.draw({ shell: shared, remote: own, request });
    expect(await drawn(file('version 1', counting))).toMatchObject({ html: '1' });
    expect(await drawn(file('version 2', `${counting} // 2`))).toMatchObject({ html: '1' });
  });

  it('does not block a file because another one hung', async () => {
    const [hanging, beside] = await Promise.all([
      drawScreen(file('hangs', remote('for (;;);'))),
      prerenderer.draw({ shell, remote: null, request }),
    ]);
    expect([hanging, beside]).toEqual([null, null]);
    expect(await prerenderer.draw({ shell, remote: null, request })).not.toBeNull();
  });

  it('gives each part its full time, however long others before it take', async () => {
    const slow = `const end = Date.now() + ${GIVE_UP_MS / 3}; while (Date.now() < end); return { html: 'slow', css: '' };`;
    const own = file('slow', remote(slow));
    const drawn = await Promise.all(Array.from({ length: 4 }, () => drawScreen(own)));
    expect(drawn.map((part) => part?.html)).toEqual(Array(4).fill('slow'));
    expect(warned).not.toHaveBeenCalled();
  });

  it('gives a file that is new in the thread more time than a known one', async () => {
    const hasty = createPrerenderer(program, { first: 3 * GIVE_UP_MS, later: 50 });
    const own = file(
      'slow at first',
      remote(`for (const end = Date.now() + 100; Date.now() < end; ); return { html: 'slow', css: '' };`),
    );
    try {
      expect(await hasty.draw({ shell, remote: own, request })).toMatchObject({ html: 'slow' });
      expect(await hasty.draw({ shell, remote: own, request })).toBeNull();
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('nothing after 50 ms'));
    } finally {
      await hasty.stop();
    }
  });

  it('refuses requests when the queue is too long', async () => {
    const own = file('many', said('request.path'));
    const drawn = await Promise.all(Array.from({ length: 60 }, () => drawScreen(own)));
    expect(drawn.filter(Boolean).length).toBeGreaterThan(0);
    expect(drawn.filter((part) => part === null).length).toBeGreaterThan(0);
  });

  it('starts a new worker when it has too many files', async () => {
    for (let version = 0; version < 12; version += 1)
      expect(await drawScreen(file(`v${version}`, said(String(version))))).toMatchObject({ html: String(version) });
    expect(await prerenderer.draw({ shell, remote: null, request })).not.toBeNull();
  });
});
