import { signPage } from '@fairtone/domain';
import type { NodeBindings } from '@fairtone/servers/shared';
import { Hono } from 'hono';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import type { EdgeSettings } from '../settings.ts';
import { copyHeaders } from './copyHeaders.ts';
import { ALL_TAG, tagOfRemote } from './pageTags.ts';
import { COPY_HEADERS, groupOf, shareOf } from './sharedCopy.ts';

/** Where a page that many visitors share gets its token. */
export const PAGE_TOKEN_PATH = '/cache/page-token';

/** What a cache in front of the edges asks for, and the pages that come from it. Nothing is there without a cache. */
export function createCacheRoutes(
  store: ReleaseStore,
  { cache, pageSecret }: Pick<EdgeSettings, 'cache' | 'pageSecret'>,
): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();
  if (!cache) return app;

  // The group of a device: the cache asks for it first, and keeps the answers like pages.
  app.get('/cache/group', async (context) => {
    const manifest = await store.manifest(shareOf(context.req.raw.headers));
    const tags = [ALL_TAG, ...Object.keys(manifest.remotes).map(tagOfRemote)];
    const isAlike = !(await store.hasCanary());
    return context.body(null, 200, {
      ...copyHeaders(cache, tags),
      [COPY_HEADERS.group]: groupOf(manifest),
      // Without a canary all devices are one group.
      ...(!isAlike && { vary: COPY_HEADERS.share }),
    });
  });

  if (pageSecret !== null)
    app.get(PAGE_TOKEN_PATH, async (context) =>
      context.text(await signPage(pageSecret), 200, { 'cache-control': 'private, no-store' }),
    );
  return app;
}
