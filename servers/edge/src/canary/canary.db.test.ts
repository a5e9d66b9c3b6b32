import { RELEASES_ELEMENT_ID, type ReleaseChannel, type ReleaseManifest } from '@fairtone/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

// deviceShare.test.ts tests the distribution with a thousand devices; any run of devices is spread evenly.
const DEVICES = 40;

let shop: RunningBackend;
let store: string;

const goLive = (channel: ReleaseChannel) => writeFileSync(join(store, 'catalog/live.json'), JSON.stringify(channel));

/** Requests the front page with a browser's cookies. */
async function visit(cookie: string | null): Promise<{ version: string; cookie: string | null }> {
  const answer = await fetch(shop.url, { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const inlined = new RegExp(`id="${RELEASES_ELEMENT_ID}">(.*?)</script>`).exec(await answer.text())![1]!;
  const { remotes } = JSON.parse(inlined) as ReleaseManifest;
  return { version: remotes.catalog!.live.version, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'fairtone-canary-'));
  mkdirSync(join(store, 'catalog'));
  goLive({ promoted: [releaseOf('1')] });
  shop = await startBackend({ env: { FAIRTONE_RELEASES_DIR: store } });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(store, { recursive: true, force: true });
});

describe('a canary', () => {
  it('sets no cookie while there is no canary', async () => {
    expect(await visit(null)).toEqual({ version: '1', cookie: null });
  });

  it('gives a canary of 50 % to half of the new devices, and each keeps what it got', async () => {
    goLive({ promoted: [releaseOf('1')], canary: { release: releaseOf('2'), percent: 50 } });
    const devices = await Promise.all(Array.from({ length: DEVICES }, () => visit(null)));
    const inside = devices.filter(({ version }) => version === '2').length;
    expect(inside).toBeGreaterThanOrEqual(16);
    expect(inside).toBeLessThanOrEqual(24);

    for (let reload = 0; reload < 2; reload += 1) {
      expect(await Promise.all(devices.map(({ cookie }) => visit(cookie)))).toEqual(devices);
    }
  });

  it('gives no device the canary after a rollback', async () => {
    goLive({ promoted: [releaseOf('1')], canary: { release: releaseOf('2'), percent: 100 } });
    const device = await visit(null);
    expect(device.version).toBe('2');
    goLive({ promoted: [releaseOf('1')] });
    expect((await visit(device.cookie)).version).toBe('1');
  });

  it('keeps the last valid releases of a team whose live.json is damaged', async () => {
    writeFileSync(join(store, 'catalog/live.json'), '{"promoted": [{');
    expect((await visit(null)).version).toBe('1');
  });
});
