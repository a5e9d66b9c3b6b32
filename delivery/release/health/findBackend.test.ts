/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeFiles } from '../testing/builds.ts';
import { findBackend } from './findBackend.ts';

const files = { 'run.json': '{"url": "http://127.0.0.1:4200"}', 'secrets.json': '{"serviceKey": "a key"}' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-backend-'));
  writeFiles(files, join(folder, 'data'));
  writeFiles(files, join(folder, 'project/.data'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each<[string, () => NodeJS.ProcessEnv]>([
  ['the folder of the project', () => ({}) as NodeJS.ProcessEnv],
  ['an absolute folder', () => ({ FAIRTONE_DATA_DIR: join(folder, 'data') }) as NodeJS.ProcessEnv],
  [
    'a folder relative to the project',
    () => ({ FAIRTONE_DATA_DIR: relative(join(folder, 'project'), join(folder, 'data')) }) as NodeJS.ProcessEnv,
  ],
])('reads the running backend from %s', (_what, env) => {
  expect(findBackend(join(folder, 'project'), env())).toEqual({ url: 'http://127.0.0.1:4200', serviceKey: 'a key' });
});

it('names the settings when no backend runs', () => {
  const env = { FAIRTONE_DATA_DIR: join(folder, 'nothing') } as unknown as NodeJS.ProcessEnv;
  expect(() => findBackend(folder, env)).toThrow('FAIRTONE_SUPABASE_URL');
});
