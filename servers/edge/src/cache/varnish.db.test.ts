import { LANGUAGES, type Language } from '@fairtone/contracts';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { buildWhenStale } from '../../../testing/buildWhenStale.ts';
import { sharedBackend, signUp, withSql } from '../../../testing/clients.ts';
import { startEdgeProcess, type EdgeProcess } from '../../../testing/edgeProcess.ts';
import { eventually } from '../../../testing/eventually.ts';
import { projectRoot } from '../../../testing/projectRoot.ts';
import { PURGE_SECRET, settingsBehindVarnish, startVarnish, type Varnish } from '../../../testing/varnish.ts';
import { freePort } from '../../../testing/freePort.ts';
import { visitorLanguage } from '../visit/visitorLanguage.ts';

const shop = sharedBackend();

let store: string;
let edges: EdgeProcess[];
let varnish: Varnish;
let albumId: string;

/** Promotes a version of a remote of which no page is shown; every page names it. */
function promote(version: string, canary?: { release: object; percent: number }): void {
  mkdirSync(join(store, 'radio'), { recursive: true });
  const channel = { promoted: [releaseOf(version, 'radio')], ...(canary && { canary }) };
  writeFileSync(join(store, 'radio/live.json'), JSON.stringify(channel));
}

/** The last one that the database accepts: other tests have published albums that would precede this one in lists. */
const LAST_DAY = '2200-01-01';

/** Lists have albums of one day by descending id. */
const firstOfItsDay = () => `ffffffff${randomUUID().slice(8)}`;

const rename = (title: string) =>
  withSql(shop, (sql) => sql`update public.albums set title = ${title} where id = ${albumId}`);

beforeAll(async () => {
  await buildWhenStale(projectRoot());
  store = mkdtempSync(join(tmpdir(), 'fairtone-cache-'));
  cpSync(join(projectRoot(), 'dist/releases'), store, { recursive: true });
  promote('1');
  const artist = await signUp(shop, 'artist');
  const [album] = await withSql(
    shop,
    (sql) => sql<{ id: string }[]>`
      insert into public.albums (id, title, artist_id, genre, price, state, published_at, release_date)
      values (${firstOfItsDay()}, 'Before the Change', ${artist.id}, 'Jazz', 1000, 'public', now(), ${LAST_DAY}) returning id`,
  );
  albumId = album!.id;
  const purgePort = await freePort();
  const startEdge = () => startEdgeProcess({ ...settingsBehindVarnish(shop, purgePort), FAIRTONE_RELEASES_DIR: store });
  edges = await Promise.all([startEdge(), startEdge()]);
  varnish = await startVarnish([edges[0]!.url, edges[1]!.url], purgePort);
  // The edges purge everything at their start, twice: this first test includes it.
  await eventually(async () => {
    await visit('/');
    expect((await visit('/')).isHit).toBe(true);
  });
}, 90_000);

afterAll(async () => {
  await varnish?.stop();
  for (const { child } of edges ?? []) child.kill('SIGKILL');
  rmSync(store, { recursive: true, force: true });
});

type Seen = { status: number; text: string; isHit: boolean; headers: Headers };

/** A browser's request for a page, through Varnish. */
async function visit(path: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Seen> {
  const answer = await fetch(varnish.url + path, {
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers },
    redirect: 'manual',
    signal,
  });
  const text = await answer.text();
  return { status: answer.status, text, isHit: answer.headers.get('x-cache') === 'hit', headers: answer.headers };
}

const albumPath = () => `/album/${albumId}`;
const languageOf = ({ text }: Seen) => /<html lang="(\w+)"/.exec(text)?.[1];

describe('A guest’s page behind Varnish', () => {
  it('comes from the cache for 95 % of visits in two languages, whatever other cookies a guest has', async () => {
    const visits = Array.from({ length: 1000 }, (_, at) => ({
      path: at % 3 === 0 ? albumPath() : '/',
      headers: {
        'accept-language': at % 2 ? 'de-DE,de;q=0.9,en;q=0.8' : `en-${at},fr;q=0.5`,
        cookie: `visits=${at}; theme=${randomUUID()}`,
      },
    }));
    const seen: Seen[] = [];
    for (const { path, headers } of visits) seen.push(await visit(path, headers));
    expect(seen.every(({ status }) => status === 200)).toBe(true);
    expect(seen.map(languageOf)).toEqual(visits.map((_, at) => (at % 2 ? 'de' : 'en')));
    expect(seen.filter(({ isHit }) => isHit).length).toBeGreaterThanOrEqual(950);
  });

  it('has nothing of another visitor: no token, no cookie, and nothing for the cache', async () => {
    await visit('/');
    const { isHit, text, headers } = await visit('/');
    expect(isHit).toBe(true);
    expect(text).toContain('"pageTokenPath":"/cache/page-token"');
    expect(text).not.toContain('"pageToken"');
    expect(text).toContain('data-first-view');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0',
      vary: 'cookie, accept-language, accept-encoding',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    for (const name of ['set-cookie', 'surrogate-key']) expect(headers.has(name)).toBe(false);
    const tokens = [await visit('/cache/page-token'), await visit('/cache/page-token')];
    expect(tokens[0]!.text).not.toBe(tokens[1]!.text);
  });

  it('is in the language that the product would choose', async () => {
    const cookies = [...LANGUAGES, 'xx', 'eng', ''].map((code) => `a=b; fairtone_language=${code}; c=d`);
    const wishes = ['', '*', 'es', 'es-ES,pl;q=0.9,de', 'FR-ca', ' tr ,en', 'da, deu;q=0.3', 'xx,yy,zz-de,en-GB'];
    const cases = [...cookies, 'fairtone_language=de', 'x_fairtone_language=de', ''].flatMap((cookie) =>
      wishes.map((wish) => ({ cookie, 'accept-language': wish })),
    );
    const chosen = await Promise.all(cases.map(async (headers) => languageOf(await visit('/terms', headers))));
    const wanted = cases.map((each): Language => visitorLanguage(each.cookie, each['accept-language']));
    expect(chosen).toEqual(wanted);
    expect(languageOf(await visit('/terms?lang=pl', { cookie: 'fairtone_language=de' }))).toBe('pl');
  });
});

describe('A private page behind Varnish', () => {
  it.each([
    ['with a session in a cookie', '/', { cookie: 'sb-shop-auth-token=e30' }],
    ['of a preview', '/', { cookie: `fairtone_preview=catalog.${'a'.repeat(22)}` }],
    ['that opens a preview', `/preview/catalog/${'a'.repeat(22)}`, {}],
    ['with a token of a person', '/', { authorization: 'Bearer e30' }],
    ['with a token in its URL', '/?token=secret', {}],
    ['with overrides in its URL', '/?qa', {}],
    ['of a member', '/dashboard', {}],
  ])('%s is never kept', async (_name, path, headers) => {
    const seen = [await visit(path, headers), await visit(path, headers), await visit(path, headers)];
    expect(seen.map(({ isHit }) => isHit)).toEqual([false, false, false]);
    expect(seen.map((each) => each.headers.get('cache-control'))).not.toContain('public, max-age=0');
  });
});

describe('A change', () => {
  it('of an album is seen by all, on its page and where it is listed', async () => {
    const pages = [albumPath(), '/', '/all-albums', '/feeds/releases.xml'];
    const german = { 'accept-language': 'de' };
    const look = () =>
      Promise.all(pages.flatMap((path) => [visit(path), visit(path, german)])).then((seen) =>
        seen.map(({ text }) => text),
      );
    for (const title of ['Seen by All', `Changed ${randomUUID()}`]) {
      await rename(title);
      await eventually(async () => {
        for (const text of await look()) expect(text).toContain(title);
      });
      await look();
    }
  });

  it('leaves pages without its data in the cache', async () => {
    // Several times, if need be: the purge of everything that follows the start of an edge may come between.
    await eventually(async () => {
      await visit('/terms');
      expect(await visit('/terms')).toMatchObject({ isHit: true });
      const title = `Changed ${randomUUID()}`;
      await rename(title);
      await eventually(async () => expect((await visit('/')).text).toContain(title));
      expect(await visit('/terms')).toMatchObject({ isHit: true });
    });
  });

  it('of the live release is seen by all', async () => {
    await visit('/');
    promote('2');
    await eventually(async () => {
      for (const path of ['/', albumPath()]) expect((await visit(path)).text).toContain('/releases/radio/2/');
    });
  });

  it('is made by who has the secret only', async () => {
    const purge = (authorization: string) =>
      fetch(varnish.url, { method: 'PURGE', headers: { authorization, 'surrogate-key': 'nothing' } });
    const answers = await Promise.all(['', 'Bearer ', 'Bearer another', `Bearer ${PURGE_SECRET}`].map(purge));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
  });
});

describe('A canary behind Varnish', () => {
  it('is given to its share of devices, which keep it, from two copies of a page', async () => {
    promote('2', { release: releaseOf('3', 'radio'), percent: 50 });
    const isCanary = ({ text }: Seen) => text.includes('/releases/radio/3/') && text.includes('"isCanary":true');
    await eventually(async () => {
      const seen = await Promise.all(Array.from({ length: 40 }, () => visit('/')));
      expect(new Set(seen.map(isCanary)).size).toBe(2);
    });
    const devices = await Promise.all(Array.from({ length: 40 }, () => visit('/')));
    const again = await Promise.all(
      devices.map(({ headers }) => visit('/', { cookie: headers.get('set-cookie')!.split(';', 1)[0]! })),
    );
    expect(again.map(isCanary)).toEqual(devices.map(isCanary));
    expect(again.filter(({ isHit }) => isHit).length).toBeGreaterThanOrEqual(38);
    promote('2');
    await eventually(async () => {
      const seen = await Promise.all(Array.from({ length: 20 }, () => visit('/')));
      expect(seen.filter(isCanary)).toEqual([]);
      expect(seen.filter(({ headers }) => headers.has('set-cookie'))).toEqual([]);
    });
  });
});

describe('An edge that is killed', () => {
  it('is not noticed by visitors: cached and uncached pages are answered under load', async () => {
    const failed: string[] = [];
    let isOver = false;
    let visits = 0;
    const paths = ['/', albumPath(), '/dashboard', '/?utm=1', '/releases.json', '/feeds/releases.xml'];
    const visitor = async (at: number) => {
      while (!isOver) {
        const path = paths[(visits + at) % paths.length]!;
        const { status } = await visit(path, at % 2 ? { cookie: 'sb-a=1' } : {}).catch((error: unknown) => ({
          status: String(error),
        }));
        visits += 1;
        if (status !== 200) failed.push(`${path} ${status}`);
      }
    };
    const visitors = [0, 1, 2, 3].map(visitor);
    const more = (count: number) => {
      const wanted = visits + count;
      return eventually(() => expect(visits).toBeGreaterThan(wanted));
    };
    await more(50);
    edges[0]!.child.kill('SIGKILL');
    await more(300);
    isOver = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
    // The other one still tells the cache of changes.
    const title = `Changed ${randomUUID()}`;
    await rename(title);
    await eventually(async () => expect((await visit(albumPath())).text).toContain(title));
  });

  it('is not missed by guests when it was the last: they see what the cache has', async () => {
    const last = edges[1]!.child;
    // Halted it purges nothing: the second purge of the change above may come at any moment.
    await eventually(async () => {
      await visit('/');
      last.kill('SIGSTOP');
      const isKept = await visit('/', {}, AbortSignal.timeout(1000)).then(
        (seen) => seen.isHit,
        () => false,
      );
      if (!isKept) last.kill('SIGCONT');
      expect(isKept).toBe(true);
    });
    last.kill('SIGKILL');
    await new Promise((resolve) => last.once('exit', resolve));
    expect(await visit('/')).toMatchObject({ status: 200, isHit: true });
  });
});
