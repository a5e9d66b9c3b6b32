// npm run bench:zip: packs a collection of 500 albums, more than 4 GB, into one ZIP on the disk with the code that the page runs. Prints
// the memory used, and whether this machine's unzip accepts the archive.
import { setConfig } from '@fairtone/platform';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { downloadCollection } from '../src/features/download-all/downloadCollection';
// eslint-disable-next-line @nx/enforce-module-boundaries -- its index would load all of testing-library into Node
import { answerCollection } from '../../../libs/testing/src/endlessCollection';

const ALBUMS = 500;
const FAILING_ALBUM = 250;
const MEGABYTE = 1_000_000;
/** Limit of memory in use: a file of 3 MB, its tagged copy, and what Node itself needs. */
const HELD_MAX_BYTES = 100 * MEGABYTE;
const folder = mkdtempSync(join(tmpdir(), 'fairtone-zip-'));
const path = join(folder, 'Fairtone.zip');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// The page has no preloaded responses.
Object.assign(globalThis, { document: { getElementById: () => null } });
// One album fails on purpose: its warning is not printed.
console.warn = () => undefined;
const site = 'http://localhost';
setConfig({
  siteUrl: site,
  supabaseUrl: site,
  supabaseAnonKey: 'anon',
  stripePublishableKey: null,
  demoAccounts: null,
  emailConfirmation: false,
  phoneLogin: false,
  paymentsTestMode: true,
  testPaymentsUrl: null,
  qa: null,
});
const collection = { albums: ALBUMS, trackBytes: 3_000_044, failingAlbum: FAILING_ALBUM, origin: site };
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const body = typeof init?.body === 'string' ? init.body : '';
  return Promise.resolve(answerCollection(collection, url, init?.method, body) ?? Response.error());
};

/** Bytes in use after garbage collection, measured after each tenth of the albums. */
const held: number[] = [];
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function measure(doneAlbums: number) {
  if (held.length > (doneAlbums / ALBUMS) * 10) return;
  // The memory of files is outside the heap: the first collection finds it, the second frees it.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  held.push(heapUsed + external);
}
const file = await open(path, 'w');
// Writes one chunk at a time, like a file stream of the browser.
const toFile = new WritableStream<Uint8Array>({
  write: async (piece) => void (await file.write(piece)),
  close: () => file.close(),
});
const startedAt = Date.now();
const missing = await downloadCollection({
  userId: 'f1000000-0000-4000-8000-000000000004',
  format: 'original',
  save: (archive) => archive.pipeTo(toFile),
  listMissing: (list) => ({ name: 'Missing.txt', text: list.map(({ album }) => album).join('\r\n') }),
  onProgress: ({ doneAlbums }) => measure(doneAlbums),
  signal: new AbortController().signal,
});

const { size } = statSync(path);
const seconds = (Date.now() - startedAt) / 1000;
console.log(`${ALBUMS} albums, ${(size / MEGABYTE).toFixed(0)} MB in ${seconds.toFixed(0)} s`);
console.log(`Memory held at each tenth: ${held.map((bytes) => (bytes / MEGABYTE).toFixed(0)).join(', ')} MB`);
if (Math.max(...held) > HELD_MAX_BYTES) throw new Error('More than a few files were held at once.');
if (size <= 0xffff_ffff) throw new Error('The archive is not past 4 GB: this shows nothing about ZIP64.');
if (missing.length !== 1 || !missing[0]?.album.endsWith(`Album ${FAILING_ALBUM}`)) {
  throw new Error(`One album was to fail, these did: ${JSON.stringify(missing)}`);
}
console.log(execFileSync('unzip', ['-v'], { encoding: 'utf8' }).split('\n')[0]);
console.log(execFileSync('unzip', ['-tqq', path], { encoding: 'utf8' }) || 'unzip -t: no errors');
console.log(`Missing.txt: ${execFileSync('unzip', ['-p', path, 'Missing.txt'], { encoding: 'utf8' })}`);
