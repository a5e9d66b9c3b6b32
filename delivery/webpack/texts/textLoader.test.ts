/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-texts-'));
  mkdirSync(join(folder, 'locales/en'), { recursive: true });
  writeFileSync(join(folder, 'locales/en/shop.json'), '{"title":"before"}');
  writeFileSync(
    join(folder, 'page.js'),
    `globalThis.starts = (globalThis.starts ?? 0) + 1;
    globalThis.update = () => import.meta.webpackHot.check(true);
    globalThis.first = import('./locales/en/shop.json').then((module) => module.default);`,
  );
  // In place of the page's texts, which replaceTexts.test.tsx changes.
  writeFileSync(
    join(folder, 'texts.js'),
    `export const getI18n = () => ({
      hasResourceBundle: () => true,
      removeResourceBundle: () => undefined,
      addResourceBundle: (...added) => (globalThis.added = added),
      emit: () => undefined,
    });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a page with webpack, runs it, edits its texts, builds again, and lets the page update itself. */
const SCRIPT = `
  import webpack from 'webpack';
  import { createRequire } from 'node:module';
  import { writeFileSync } from 'node:fs';
  import { liveTexts } from './delivery/webpack/texts/textLoader.mjs';
  const folder = process.env.FOLDER;
  const compiler = webpack({
    mode: 'development', devtool: false, cache: false, recordsPath: folder + '/records.json', target: 'async-node', context: folder, entry: './page.js',
    output: { path: folder + '/out' },
    resolve: { alias: { 'react-i18next$': folder + '/texts.js' } },
    module: { rules: [liveTexts] },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const build = () => new Promise((resolve, reject) => compiler.run((error, stats) =>
    error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve()));
  await build();
  createRequire(folder + '/out/')('./main.js');
  const first = await globalThis.first;
  writeFileSync(folder + '/locales/en/shop.json', '{"title":"after"}');
  await build();
  await globalThis.update();
  console.log(JSON.stringify({ first, starts: globalThis.starts, added: globalThis.added }));
`;

describe('An edited locale file', () => {
  it('reaches the running page, which does not start again', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      env: { ...process.env, FOLDER: folder },
    });
    expect(JSON.parse(stdout)).toEqual({
      first: { title: 'before' },
      starts: 1,
      added: ['en', 'shop', { title: 'after' }],
    });
  });
});
