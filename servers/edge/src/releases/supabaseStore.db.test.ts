import type { ReleaseManifest } from '@fairtone/contracts';
import { freePort } from '@fairtone/servers/shared';
import { describeReleaseStore } from '../../../../delivery/release/testing/describeReleaseStore.ts';
import { bucketStore } from '@fairtone/releases/buckets';
import { supabaseBucket } from '@fairtone/releases/buckets';
import { withSql } from '../../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

const bucket = 'releases';
const publicPath = `/storage/v1/object/public/${bucket}`;
let shop: RunningBackend;
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

beforeAll(async () => {
  const port = await freePort();
  shop = await startBackend({
    env: { PORT: String(port), FAIRTONE_RELEASES_URL: `http://127.0.0.1:${port}${publicPath}` },
  });
  await withSql(shop, (sql) => sql`insert into storage.buckets (id, name, public) values (${bucket}, ${bucket}, true)`);
});
afterAll(async () => void (await shop?.stop()));

const openBucket = (leaseMs?: number) => supabaseBucket({ url: shop.url, secretKey: shop.serviceKey, bucket }, leaseMs);

describeReleaseStore('a bucket of Supabase Storage', {
  open: (leaseMs) => bucketStore(openBucket(leaseMs), '/releases/'),
  files: {
    read: async (name) => textOf(await openBucket().read(name)),
    write: async (name, text) => {
      if (text === null) await openBucket().remove([name]);
      else await openBucket().replace(name, Buffer.from(text), { type: 'application/json' });
    },
  },
});

describe('a release host that reads the bucket over HTTP', () => {
  it('lists its live releases', async () => {
    const { remotes } = (await (await fetch(`${shop.url}/releases.json`)).json()) as ReleaseManifest;
    expect(remotes.catalog).toMatchObject({ live: { version: '1', baseUrl: '/releases/catalog/1/' } });
  });

  it('serves its files', async () => {
    const answer = await fetch(`${shop.url}/releases/catalog/1/assets/cover.svg`);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/svg+xml',
      '<svg/>',
    ]);
  });

  it('refuses a write without the service key', async () => {
    const stranger = supabaseBucket({ url: shop.url, secretKey: shop.anonKey, bucket });
    await expect(
      stranger.replace('catalog/live.json', Buffer.from('{}'), { type: 'application/json' }),
    ).rejects.toThrow('refused to write');
  });
});
