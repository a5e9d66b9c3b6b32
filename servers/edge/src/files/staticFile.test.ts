/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStaticFile } from './staticFile.ts';

let outside: string;
let folder: string;
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'fairtone-static-'));
  folder = join(outside, 'shell');
  mkdirSync(folder);
  for (const file of [
    'secret.json',
    'shell/a.js',
    'shell/a.js.br',
    'shell/b.js',
    'shell/.env.json',
    'shell/notes.key',
    'shell/a.js.map',
  ]) {
    writeFileSync(join(outside, file), file);
  }
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

describe('a file of the product', () => {
  it('is compressed for clients that accept it', () => {
    expect(findStaticFile(folder, '/a.js', 'gzip, br')).toMatchObject({
      encoding: 'br',
      type: 'text/javascript; charset=utf-8',
    });
    expect(findStaticFile(folder, '/a.js', '')).toMatchObject({ encoding: null });
    expect(findStaticFile(folder, '/b.js', 'br')).toMatchObject({ encoding: null });
  });

  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/.env.json',
    '/notes.key',
    '/a.js.map',
    '/%00.js',
    '/%ff.js',
    '/',
  ])('is not found as %s', (path) => {
    expect(findStaticFile(folder, path, '')).toBeNull();
  });
});
