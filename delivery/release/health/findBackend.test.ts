/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeFiles } from '../testing/builds.ts';
import { findBackend } from './findBackend.ts';

const files = {
  'run.json': '{"url": "http://127.0.0.1:4200"}',
  'secrets.json': '{"secretKeys": {"default": "a key"}}',
};
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
  const { url, secretKey } = findBackend(join(folder, 'project'), env());
  expect([url, secretKey()]).toEqual(['http://127.0.0.1:4200', 'a key']);
});

it('takes a key that was rotated meanwhile', () => {
  const { secretKey } = findBackend(folder, {
    FAIRTONE_DATA_DIR: join(folder, 'data'),
  } as unknown as NodeJS.ProcessEnv);
  writeFiles({ 'secrets.json': '{"secretKeys": {"default": "the next key"}}' }, join(folder, 'data'));
  expect(secretKey()).toBe('the next key');
});

it('names the settings when no backend runs', () => {
  const env = { FAIRTONE_DATA_DIR: join(folder, 'nothing') } as unknown as NodeJS.ProcessEnv;
  expect(() => findBackend(folder, env)).toThrow('FAIRTONE_SUPABASE_URL');
});
