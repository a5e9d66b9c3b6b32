import { messageOf } from '@fairtone/servers/shared';
import type { PurgeSettings } from '../cacheSettings.ts';
import { ALL_TAG } from '../pageTags.ts';
import { purgeRequests } from './purgeRequests.ts';

/** With more tags than this, a cache is told to forget everything. */
const MOST_TAGS = 2_000;

/** Sends tags to every cache, until each has taken them. */
export interface Purger {
  add: (tags: string[]) => void;
  /** @throws Error naming the caches that did not take their tags; they get them with the next call */
  send: () => Promise<void>;
}

/** @param againMs each tag is sent a second time after this time */
export function createPurger(settings: PurgeSettings, againMs: number, now = () => Date.now()): Purger {
  const open = new Map(settings.urls.map((url) => [url, new Set<string>()]));
  let later: { atMs: number; tags: string[] }[] = [];

  function addToAll(tags: string[]): void {
    for (const [url, waiting] of open) {
      for (const tag of tags) waiting.add(tag);
      if (waiting.size > MOST_TAGS || waiting.has(ALL_TAG)) open.set(url, new Set([ALL_TAG]));
    }
  }

  async function sendTo(url: string, waiting: Set<string>): Promise<void> {
    const tags = [...waiting];
    const requests = purgeRequests(settings, url, tags);
    const answers = await Promise.all(requests.map((request) => fetch(request)));
    const refused = answers.find(({ ok }) => !ok);
    if (refused) throw new Error(`${new URL(url).host} answers ${refused.status}`);
    for (const tag of tags) waiting.delete(tag);
  }

  return {
    add(tags) {
      if (tags.length === 0) return;
      addToAll(tags);
      later.push({ atMs: now() + againMs, tags });
    },
    async send() {
      const due = later.filter(({ atMs }) => atMs <= now());
      later = later.filter(({ atMs }) => atMs > now());
      for (const { tags } of due) addToAll(tags);
      const caches = [...open].filter(([, waiting]) => waiting.size > 0);
      const sent = await Promise.allSettled(caches.map(([url, waiting]) => sendTo(url, waiting)));
      const faults = sent.flatMap((each) => (each.status === 'rejected' ? [messageOf(each.reason)] : []));
      if (faults.length > 0) throw new Error(faults.join('; '));
    },
  };
}
