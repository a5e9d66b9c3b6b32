import { stopOrphans, freePort } from '@fairtone/servers/shared';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CATALOGS } from '../content/catalog/index.ts';
import { buildWhenStale } from '../../testing/buildWhenStale.ts';
import { withSql } from '../../testing/clients.ts';
import { projectRoot } from '../../testing/projectRoot.ts';
import { makeDataDir, startBackend } from '../../testing/startBackend.ts';

jest.setTimeout(240_000);

const dataDir = makeDataDir();
afterAll(async () => {
  await stopOrphans(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const isMakingMusic = () =>
  existsSync(join(dataDir, 'children')) &&
  readdirSync(join(dataDir, 'children')).some((name) => name.startsWith('demo-music'));

/** Starts the shop and kills it with the signal while its first music is rendered. */
async function interruptStocking(signal: 'SIGTERM' | 'SIGKILL') {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    FAIRTONE_PAYMENTS_PORT: String(await freePort()),
    FAIRTONE_DATA_DIR: dataDir,
    FAIRTONE_DEMO: 'small',
  };
  const main = join(projectRoot(), 'dist/servers/main.mjs');
  const gateway = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const exited = once(gateway, 'exit');
  while (!isMakingMusic()) await sleep(20);
  await sleep(700);
  const asked = Date.now();
  gateway.kill(signal);
  const [code] = await exited;
  return { code: code as number | null, tookMs: Date.now() - asked };
}

test('a first start that is interrupted by SIGTERM or SIGKILL continues where it was and renders nothing twice', async () => {
  await buildWhenStale(projectRoot());
  const polite = await interruptStocking('SIGTERM');
  expect(polite.code).toBe(0);
  expect(polite.tookMs).toBeLessThan(15_000);
  expect(isMakingMusic()).toBe(false);
  expect(existsSync(join(dataDir, 'demo'))).toBe(false);

  await interruptStocking('SIGKILL');

  const shop = await startBackend({ demo: 'small', dataDir });
  try {
    await withSql(shop, async (sql) => {
      const albums = CATALOGS.small.artists.flatMap((artist) => artist.albums);
      const [found] = await sql`
        select (select count(*)::integer from public.albums where cover_image is not null) as albums,
          (select count(*)::integer from public.tracks where status = 'ready') as tracks,
          (select count(*)::integer from public.track_files) as files,
          (select count(*)::integer from public.orders) as orders,
          (select count(distinct name)::integer from storage.objects where bucket_id like 'audio%') as recordings,
          (select count(*)::integer from storage.objects where bucket_id like 'audio%') as objects`;
      const tracks = albums.flatMap((album) => album.tracks).length;
      const objects = 3 * tracks;
      expect(found).toEqual({ albums: albums.length, tracks, files: objects, orders: 1, recordings: objects, objects });
    });
  } finally {
    await shop.stop();
  }
});
