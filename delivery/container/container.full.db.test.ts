import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventually } from '../../servers/testing/eventually';
import { sharedBackend } from '../../servers/testing/clients';
import { freePort } from '../../servers/testing/freePort';
import { sharedBuildCache } from '../../tools/workspace/buildCache.mjs';
import { root } from '../webpack/paths.mjs';
import { stepsOf } from './dockerfileSteps';

/** Installing, building and pruning, in ms. */
const BUILD_WITHIN_MS = 15 * 60_000;
const shop = sharedBackend();

let folder: string;
let child: ChildProcess | null = null;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'fairtone-container-'))));
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Copies the files that Git knows into a stage: what `COPY . .` takes of a clean checkout. */
function copySources(stage: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(stage, file)), { recursive: true });
    cpSync(join(root, file), join(stage, file));
  }
}

it(
  'the steps of the Dockerfile build a server that is ready with nothing but its settings',
  async () => {
    const env: Record<string, string> = { PATH: process.env['PATH']!, HOME: process.env['HOME']! };
    let command: string[] = [];
    const folderOf = (stage: string) => join(folder, stage || 'image');
    for (const { instruction, stage, text } of stepsOf(
      readFileSync(join(root, 'delivery/container/Dockerfile'), 'utf8'),
    )) {
      const [, from, source, target] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text) ?? [];
      mkdirSync(folderOf(stage), { recursive: true });
      if (instruction === 'RUN') {
        // nx has built these sources before. The steps still have to find and install everything.
        const cwd = folderOf(stage);
        execFileSync('sh', ['-c', text], { cwd, env: { ...env, ...sharedBuildCache(cwd) }, stdio: 'pipe' });
      }
      if (instruction === 'COPY' && !from) copySources(folderOf(stage));
      // Moved: nothing needs the earlier stage afterwards, and its packages are tens of thousands of files.
      if (instruction === 'COPY' && from)
        renameSync(join(folderOf(from), source!.replace('/app/', '')), join(folderOf(stage), target!));
      if (instruction === 'ENV') Object.assign(env, Object.fromEntries([text.split('=', 2)]));
      if (instruction === 'CMD') command = JSON.parse(text) as string[];
    }
    const port = String(await freePort());
    const settings = {
      PORT: port,
      SITE_URL: 'https://shop.test',
      SUPABASE_URL: shop.url,
      SUPABASE_PUBLISHABLE_KEY: shop.anonKey,
    };
    child = spawn(command[0]!, command.slice(1), { cwd: folderOf(''), env: { ...env, ...settings }, stdio: 'ignore' });
    await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), 20_000);
    const page = await (await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('"siteUrl":"https://shop.test"');
  },
  BUILD_WITHIN_MS,
);
