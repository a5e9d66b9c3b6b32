import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSourcesCopy } from './sourcesCopy';

const root = mkdtempSync(join(tmpdir(), 'fairtone-copied-'));
beforeAll(() => {
  mkdirSync(join(root, 'node_modules'));
  const files = {
    '.gitignore': '',
    'package-lock.json': '{}',
    'endless.mjs':
      "import { writeFileSync } from 'node:fs'; writeFileSync('started', ''); setInterval(() => {}, 1000);",
    'next.mjs': "import { writeFileSync } from 'node:fs'; writeFileSync('next', '');",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
});
afterAll(() => rmSync(root, { recursive: true }));

it('A copy of the sources > that is stopped ends what runs, and starts nothing more', async () => {
  const copy = createSourcesCopy(root, null);
  void copy.run('endless.mjs', []).then(() => copy.run('next.mjs', []));
  while (!existsSync(join(copy.folder, 'started'))) await new Promise((done) => setTimeout(done, 5));
  await copy.stop();
  // As long as the next run would have needed.
  execFileSync(process.execPath, [join(root, 'next.mjs')], { cwd: root });
  expect(existsSync(join(copy.folder, 'next'))).toBe(false);
  copy.remove();
});
