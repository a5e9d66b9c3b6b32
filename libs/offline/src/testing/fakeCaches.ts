const BASE = 'http://shop.test';

const addressOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : String((key as unknown as { url?: string }).url ?? key), BASE).href;

class FakeCache {
  private readonly kept = new Map<string, { body: ArrayBuffer; status: number; headers: [string, string][] }>();
  /** Answers are refused from here on, as by a full device. */
  isFull = false;

  match = (key: RequestInfo | URL) => {
    const found = this.kept.get(addressOf(key));
    return Promise.resolve(found && new Response(found.body, { status: found.status, headers: found.headers }));
  };
  put = async (key: RequestInfo | URL, answer: Response) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    const body = await answer.arrayBuffer();
    this.kept.set(addressOf(key), { body, status: answer.status, headers: [...answer.headers] });
  };
  delete = (key: RequestInfo | URL) => Promise.resolve(this.kept.delete(addressOf(key)));
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url })));
}

/** The browser's cache storage in memory: what tests need of it. Relative addresses are those of `http://shop.test`. */
export function fakeCaches() {
  const all = new Map<string, FakeCache>();
  const open = (name: string) => {
    const cache = all.get(name) ?? new FakeCache();
    all.set(name, cache);
    return cache;
  };
  const storage = {
    open: (name: string) => Promise.resolve(open(name)),
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    keys: () => Promise.resolve([...all.keys()]),
  };
  return {
    caches: storage as unknown as CacheStorage,
    /** Makes a device without room: nothing more can be put into this cache. */
    fill: (name: string) => void (open(name).isFull = true),
    put: (name: string, url: string, body: string) => open(name).put(url, new Response(body)),
    /** Paths and queries of what a cache holds. */
    list: async (name: string) => (await open(name).keys()).map(({ url }) => url.replace(BASE, '')),
    read: async (name: string, url: string) => (await (await open(name).match(url))?.text()) ?? null,
  };
}
