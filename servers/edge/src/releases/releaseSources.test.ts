/** @jest-environment node */
import type { ReleaseChannel } from '@fairtone/contracts';
import { type Keyring, readKeyring, type Rights, rightsOf } from '@fairtone/releases';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKey } from '../../../../delivery/release/keys/keyFiles.ts';
import { releaseOf as release, writeFiles } from '../../../../delivery/release/testing/builds.ts';
import { folderSource } from './folderSource.ts';
import { httpSource } from './httpSource.ts';
import type { ReleaseSource } from './releaseSource.ts';

let keys: string;
let keyring: Keyring;
let team: Rights;
let stranger: Rights;
let signals: Rights;
let folder: string;
let server: Server;
let isDown = false;
let tick = 0;

const write = (path: string, text: string) => {
  writeFiles({ [path]: text }, folder);
  // Sets another time stamp, so that two writes within one clock tick count as two.
  const file = join(folder, path);
  utimesSync(file, statSync(file).atime, new Date(Date.now() + (tick += 1000)));
};
const goLive = (channel: ReleaseChannel, remote = 'catalog') => {
  write(`${remote}/live.json`, JSON.stringify(channel));
  write('remotes.json', JSON.stringify(readdirSync(folder).filter((name) => !name.includes('.'))));
};

beforeAll(async () => {
  keys = mkdtempSync(join(tmpdir(), 'fairtone-keys-'));
  const keyringFile = join(keys, 'keys.json');
  const privateKey = (remote: string) => {
    const privateFile = join(keys, `${remote}.key`);
    addKey({ root: join(keys, 'repository'), keyringFile, privateFile }, remote);
    keyring = readKeyring(keyringFile);
    return readFileSync(privateFile, 'utf8');
  };
  const [own, other, signal] = [privateKey('catalog'), privateKey('studio'), privateKey('signal')];
  team = rightsOf(keyring, own);
  signals = rightsOf(keyring, signal);
  // The studio's key signs for the catalog.
  stranger = rightsOf({ catalog: keyring.studio! }, other);
  server = createServer((request, response) => {
    const file = join(folder, decodeURIComponent(request.url!));
    if (isDown) response.writeHead(503).end();
    else if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(keys, { recursive: true });
});
beforeEach(() => {
  [folder, isDown] = [mkdtempSync(join(tmpdir(), 'fairtone-source-')), false];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Waits until the source has read the current state: over HTTP it reads in the background. */
async function reads(source: ReleaseSource): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const version = String((tick += 1000));
    goLive(signals.seal('signal', { promoted: [release(version, 'signal')] }), 'signal');
    await eventually(async () => (await source.channels()).channels.signal?.promoted[0]?.version === version);
  }
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5_000; !(await holds());) {
    if (Date.now() > end) throw new Error('It never came.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const SOURCES: [string, (keyring: Keyring | null) => ReleaseSource][] = [
  ['a folder', (ring) => folderSource(folder, ring)],
  ['a store over http', (ring) => httpSource(url(), ring, 0)],
];

describe.each(SOURCES)('releases in %s', (_name, open) => {
  const versions = async (source: ReleaseSource) => {
    await reads(source);
    const { channels } = await source.channels();
    return channels.catalog && [channels.catalog.promoted[0]?.version, channels.catalog.canary?.release.version];
  };

  it('are updated when they change', async () => {
    const source = open(null);
    goLive({ promoted: [release('1')] });
    expect(await versions(source)).toEqual(['1', undefined]);
    goLive({ promoted: [release('1')], canary: { release: release('2'), percent: 5 } });
    expect(await versions(source)).toEqual(['1', '2']);
    rmSync(join(folder, 'catalog'), { recursive: true });
    expect(await versions(source)).toBeUndefined();
  });

  it.each([
    ['is damaged', '{"promoted": [{'],
    ['is of another shape', '{"promoted": "2"}'],
    ['releases another remote', JSON.stringify({ promoted: [release('2', 'studio')] })],
  ])('stay unchanged when live.json %s', async (_what, text) => {
    const source = open(null);
    goLive({ promoted: [release('1')] });
    expect(await versions(source)).toEqual(['1', undefined]);
    write('catalog/live.json', text);
    expect(await versions(source)).toEqual(['1', undefined]);
  });

  it.each([
    ['is lost', null],
    ['is damaged', '{"promoted": [{'],
  ])('come from the copy when live.json %s before the server starts', async (_what, text) => {
    goLive({ promoted: [release('1')] });
    write('catalog/live.copy.json', JSON.stringify({ promoted: [release('1')], revision: 3 }));
    if (text === null) rmSync(join(folder, 'catalog/live.json'));
    else write('catalog/live.json', text);
    const source = open(null);
    expect(await versions(source)).toEqual(['1', undefined]);
    expect((await source.channels()).isComplete).toBe(true);
    goLive({ promoted: [release('2'), release('1')] });
    expect(await versions(source)).toEqual(['2', undefined]);
  });

  it('stay when live.json is deleted and the folder of the remote is not', async () => {
    const source = open(null);
    goLive({ promoted: [release('1')] });
    expect(await versions(source)).toEqual(['1', undefined]);
    rmSync(join(folder, 'catalog/live.json'));
    expect(await versions(source)).toEqual(['1', undefined]);
    expect((await source.channels()).isComplete).toBe(true);
  });

  it('come from a copy only with the signature of the team', async () => {
    goLive({ promoted: [release('1')] });
    write('catalog/live.copy.json', JSON.stringify(stranger.seal('catalog', { promoted: [release('2')] })));
    const source = open(keyring);
    expect(await versions(source)).toBeUndefined();
    write('catalog/live.copy.json', JSON.stringify(team.seal('catalog', { promoted: [release('3')] })));
    expect(await versions(source)).toEqual(['3', undefined]);
  });

  it('are incomplete while neither live.json nor its copy is valid, until one is', async () => {
    goLive({ promoted: [release('1')] });
    write('catalog/live.json', 'half a fi');
    const source = open(null);
    expect(await versions(source)).toBeUndefined();
    expect((await source.channels()).isComplete).toBe(false);
    write('catalog/live.copy.json', JSON.stringify({ promoted: [release('1')] }));
    expect(await versions(source)).toEqual(['1', undefined]);
    expect((await source.channels()).isComplete).toBe(true);
  });

  it('are complete with a remote that was published and never promoted', async () => {
    writeFiles({ 'catalog/1/remote.json': '{}' }, folder);
    const source = open(null);
    expect(await versions(source)).toBeUndefined();
    expect((await source.channels()).isComplete).toBe(true);
  });

  it('are complete again when a remote that cannot be read is removed from the store', async () => {
    goLive({ promoted: [release('1')] });
    write('catalog/live.json', 'half a fi');
    const source = open(null);
    await versions(source);
    rmSync(join(folder, 'catalog'), { recursive: true });
    await versions(source);
    expect((await source.channels()).isComplete).toBe(true);
  });

  it('name a fault and its end once in the log', async () => {
    const lines: string[] = [];
    const record = (text: unknown) => (lines.push(String(text).trim()), true);
    const spies = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, 'write').mockImplementation(record),
    );
    goLive({ promoted: [release('1')] });
    const source = open(null);
    await versions(source);
    write('catalog/live.json', '{"promoted": "2"}');
    for (let page = 0; page < 3; page += 1) await versions(source);
    goLive({ promoted: [release('1')] });
    for (let page = 0; page < 3; page += 1) await versions(source);
    for (const spy of spies) spy.mockRestore();
    expect(lines).toEqual([
      expect.stringMatching(
        /catalog\/live\.json is of another shape: promoted\. catalog stays at the releases that were/,
      ),
      expect.stringMatching(/catalog\/live\.json is valid again: catalog follows it/),
    ]);
  });

  it('of a team with a key are updated only with its signature', async () => {
    const source = open(keyring);
    goLive(team.seal('catalog', { promoted: [release('1')] }));
    expect(await versions(source)).toEqual(['1', undefined]);
    goLive({ promoted: [release('2')] });
    expect(await versions(source)).toEqual(['1', undefined]);
    goLive(stranger.seal('catalog', { promoted: [release('3')] }));
    expect(await versions(source)).toEqual(['1', undefined]);
    goLive(team.seal('catalog', { promoted: [release('4')] }));
    expect(await versions(source)).toEqual(['4', undefined]);
  });

  it('are empty while nothing is signed', async () => {
    goLive({ promoted: [release('1')] });
    expect((await versions(open(keyring)))?.[0]).toBeUndefined();
  });

  it('serve files of versions with immutable caching, and nothing else', async () => {
    const source = open(null);
    writeFiles({ 'catalog/1/1.js': '"a part"', 'catalog/log.jsonl': '{}', '.secret/x.js': '' }, folder);
    const ask = (path: string) => source.file(path, new Request('http://shop/'), '');
    const answer = (await ask('catalog/1/1.js'))!;
    expect(await answer.text()).toBe('"a part"');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    goLive({ promoted: [] });
    const live = (await ask('catalog/live.json'))!;
    await live.text();
    expect(live.headers.get('cache-control')).toBe('no-cache');
    for (const path of ['catalog/1/2.js', 'catalog/log.jsonl', '.secret/x.js', 'catalog/../../keys.json']) {
      expect(await ask(path)).toBeNull();
    }
  });
});

it('a store that is not reachable changes nothing', async () => {
  const source = httpSource(url(), null, 0);
  goLive({ promoted: [release('1')] });
  const live = async () => (await source.channels()).channels.catalog?.promoted[0]?.version;
  expect(await live()).toBe('1');
  isDown = true;
  goLive({ promoted: [release('2')] });
  for (let page = 0; page < 3; page += 1) expect(await live()).toBe('1');
  isDown = false;
  for (const end = Date.now() + 5_000; (await live()) !== '2' && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await live()).toBe('2');
});

it('a store that is not reachable when the server starts is incomplete until it is', async () => {
  goLive({ promoted: [release('1')] });
  isDown = true;
  const source = httpSource(url(), null, 0);
  expect(await source.channels()).toEqual({ changedAtMs: 0, channels: {}, isComplete: false });
  isDown = false;
  await eventually(async () => (await source.channels()).isComplete);
  expect((await source.channels()).channels.catalog?.promoted[0]?.version).toBe('1');
});
