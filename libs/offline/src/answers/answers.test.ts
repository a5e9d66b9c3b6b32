/** @jest-environment node */
import { fakeCaches } from '../testing/fakeCaches';
import { samplePage, sha384, SITE } from '../testing/samplePage';
import { answerAudio } from './answerAudio';
import { answerData } from './answerData';
import { answerFile } from './answerFile';
import { answerImage } from './answerImage';
import { answerOwn } from './answerOwn';
import { answerPage } from './answerPage';

/** A device and a line that can be cut; `settle` waits for what went on after the answer. */
function world(answer: (request: Request) => Response | Promise<Response> = () => new Response('from the network')) {
  const device = fakeCaches();
  const line = { isCut: false, answer };
  const asked: Request[] = [];
  const work: Promise<unknown>[] = [];
  const answering = {
    caches: device.caches,
    origin: SITE,
    later: (more: Promise<unknown>) => void work.push(more),
    fetch: (async (request: Request) => {
      asked.push(request);
      if (line.isCut) throw new TypeError('Failed to fetch');
      return line.answer(request);
    }) as typeof fetch,
  };
  return { ...device, line, asked, answering, settle: () => Promise.all(work) };
}
const get = (path: string, init?: RequestInit) => new Request(SITE + path, init);
/** As a page that names these hashes by path. */
const fileAnswering = ({ answering }: ReturnType<typeof world>, named: Record<string, string> = {}) => ({
  ...answering,
  hashOf: (url: string) => Promise.resolve(named[url.replace(SITE, '')] ?? ''),
});
const bearer = (sub: string) => ({
  authorization: `Bearer h.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.s`,
});

describe('a visit', () => {
  const never = () => new Promise<void>(() => undefined);
  const visiting = (place: ReturnType<typeof world>, wait: () => Promise<void> = never) =>
    answerPage(get('/album/1'), { ...place.answering, languages: ['pl-PL'], wait });

  it('shows what is released now', async () => {
    const place = world();
    await place.put('fairtone-page', '/offline.html', 'kept');
    expect(await (await visiting(place)).text()).toBe('from the network');
  });

  it('uses the answer that the browser asked for already', async () => {
    const place = world();
    const preloaded = Promise.resolve(new Response('early'));
    const answer = await answerPage(get('/'), { ...place.answering, languages: [], wait: never, preloaded });
    expect([await answer.text(), place.asked.length]).toEqual(['early', 0]);
  });

  it('shows the kept page without a network, and from a host that is broken', async () => {
    const place = world(() => new Response('broken', { status: 503 }));
    await place.put('fairtone-page', '/offline.html', 'kept');
    expect(await (await visiting(place)).text()).toBe('kept');
    place.line.isCut = true;
    expect(await (await visiting(place)).text()).toBe('kept');
  });

  it('shows the kept page when the line takes too long, and waits where there is none', async () => {
    const place = world();
    let arrive: () => void = () => undefined;
    place.line.answer = () => new Promise((resolve) => (arrive = () => resolve(new Response('late'))));
    const waiting = visiting(place, () => Promise.resolve());
    await new Promise(setImmediate);
    arrive();
    expect(await (await waiting).text()).toBe('late');
    await place.put('fairtone-page', '/offline.html', 'kept');
    expect(await (await visiting(place, () => Promise.resolve())).text()).toBe('kept');
  });

  it('says at least that there is no network, in the language of the browser', async () => {
    const place = world();
    place.line.isCut = true;
    const answer = await visiting(place);
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
      503,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(await answer.text()).toContain('Jesteś offline');
  });

  it('remembers the public answers that it brought along', async () => {
    const first = {
      '/rest/v1/albums?id=eq.1': { body: [{ title: 'Blue' }], isForAll: true },
      '/rest/v1/rpc/list_albums?page_size=24': { body: [1, 2] },
      '/rest/v1/rpc/recommended_albums?top=4': { body: ['private'] },
    };
    const place = world(() => new Response(samplePage({ version: '1', first })));
    await visiting(place);
    await place.settle();
    expect(await place.list('fairtone-data-everybody')).toEqual([
      '/rest/v1/albums?id=eq.1',
      '/rest/v1/albums?id=eq.1&_form=row',
    ]);
    expect(await place.read('fairtone-data-everybody', '/rest/v1/albums?id=eq.1&_form=row')).toBe('{"title":"Blue"}');
    expect(await place.list('fairtone-data-guest')).toEqual(['/rest/v1/rpc/list_albums?page_size=24']);
  });
});

describe('a file of a release', () => {
  const FILE = '/releases/catalog/1/1.0123456789ab.js';
  const CACHE = 'fairtone-files';

  it('is asked for once', async () => {
    const place = world();
    await answerFile(get(FILE), fileAnswering(place));
    await place.settle();
    expect(await (await answerFile(get(FILE), fileAnswering(place))).text()).toBe('from the network');
    expect(place.asked).toHaveLength(1);
  });

  it('that is missing is not kept', async () => {
    const place = world(() => new Response('gone', { status: 404 }));
    expect((await answerFile(get(FILE), fileAnswering(place))).status).toBe(404);
    await place.settle();
    expect(await place.list(CACHE)).toEqual([]);
  });

  it('that the browser refused for its bytes is not kept', async () => {
    const place = world();
    place.line.isCut = true;
    await expect(answerFile(get(FILE, { integrity: sha384('right') }), fileAnswering(place))).rejects.toThrow(
      TypeError,
    );
    await place.settle();
    expect(await place.list(CACHE)).toEqual([]);
  });

  it('that was changed on the device is thrown away and fetched', async () => {
    const place = world(() => new Response('right'));
    await place.put(CACHE, FILE, 'evil()');
    const answer = await answerFile(get(FILE, { integrity: sha384('right') }), fileAnswering(place));
    expect(await answer.text()).toBe('right');
    await place.settle();
    expect(await place.read(CACHE, SITE + FILE)).toBe('right');
    expect(await (await answerFile(get(FILE, { integrity: sha384('right') }), fileAnswering(place))).text()).toBe(
      'right',
    );
    expect(place.asked).toHaveLength(1);
  });

  it('that is not what its page names is thrown away, with every other that nobody can vouch for', async () => {
    const place = world(() => new Response('right'));
    for (const path of [FILE, '/unnamed.0123456789ab.js', '/named.0123456789ab.js'])
      await place.put(CACHE, path, 'evil()');
    const names = { [FILE]: sha384('right'), '/named.0123456789ab.js': sha384('fine') };
    const answer = await answerFile(get(FILE), fileAnswering(place, names));
    expect(await answer.text()).toBe('right');
    await place.settle();
    expect((await place.list(CACHE)).sort()).toEqual(['/named.0123456789ab.js', FILE].sort());
    expect(await place.read(CACHE, SITE + FILE)).toBe('right');
  });

  it('is fetched past the device when a page says so', async () => {
    const place = world();
    await place.put(CACHE, FILE, 'kept');
    expect(await (await answerFile(get(FILE, { cache: 'reload' }), fileAnswering(place))).text()).toBe(
      'from the network',
    );
  });
});

describe('public data', () => {
  const ALBUM = '/rest/v1/albums?id=eq.1';
  const ask = (place: ReturnType<typeof world>, headers: Record<string, string> = {}) =>
    answerData(get(ALBUM, { headers }), place.answering);

  it('is what is true now, and without a network what was', async () => {
    const place = world();
    await ask(place);
    await place.settle();
    place.line.answer = () => new Response('newer');
    expect(await (await ask(place)).text()).toBe('newer');
    await place.settle();
    place.line.isCut = true;
    expect(await (await ask(place)).text()).toBe('newer');
  });

  it('is there as a single row, too, when a list of that row was requested ahead of a screen', async () => {
    const place = world(() => Response.json([{ title: 'Blue' }]));
    await ask(place);
    await place.settle();
    place.line.isCut = true;
    const row = await ask(place, { accept: 'application/vnd.pgrst.object+json' });
    expect(await row.json()).toEqual({ title: 'Blue' });
    expect(await (await ask(place)).json()).toEqual([{ title: 'Blue' }]);
  });

  it('that one person was told is nothing for another, nor for a guest', async () => {
    const place = world();
    await ask(place, bearer('lena'));
    await place.settle();
    place.line.isCut = true;
    expect((await ask(place, bearer('lena'))).ok).toBe(true);
    await expect(ask(place, bearer('omar'))).rejects.toThrow('Failed to fetch');
    await expect(ask(place)).rejects.toThrow('Failed to fetch');
  });

  it('that everybody is told alike is for everybody', async () => {
    const place = world();
    await place.put('fairtone-data-everybody', ALBUM, 'for all');
    place.line.isCut = true;
    expect(await (await ask(place, bearer('omar'))).text()).toBe('for all');
  });

  it('of a refusal nothing is kept', async () => {
    const place = world(() => new Response('no', { status: 401 }));
    await ask(place);
    await place.settle();
    expect(await place.list('fairtone-data-guest')).toEqual([]);
  });
});

describe('the list of what somebody bought', () => {
  const list = (person: string) => `/rest/v1/purchases?user_id=eq.${person}&order=created_at.desc`;
  const ask = (place: ReturnType<typeof world>, userId: string, owner = userId) =>
    answerOwn(get(list(owner), { headers: userId === 'nobody' ? {} : bearer(userId) }), place.answering);

  it('is what is true now, and without a network what its owner was told last', async () => {
    const place = world();
    await ask(place, 'lena');
    await place.settle();
    place.line.answer = () => new Response('newer');
    expect(await (await ask(place, 'lena')).text()).toBe('newer');
    await place.settle();
    place.line.isCut = true;
    expect(await (await ask(place, 'lena')).text()).toBe('newer');
  });

  it('is neither kept for nor shown to anybody else', async () => {
    const place = world();
    await ask(place, 'lena');
    await ask(place, 'omar', 'lena');
    await ask(place, 'nobody', 'lena');
    await place.settle();
    expect(await place.caches.keys()).toEqual(['fairtone-own-lena']);
    place.line.isCut = true;
    await expect(ask(place, 'omar', 'lena')).rejects.toThrow('Failed to fetch');
    await expect(ask(place, 'nobody', 'lena')).rejects.toThrow('Failed to fetch');
  });

  it('of a refusal nothing is kept', async () => {
    const place = world(() => new Response('no', { status: 401 }));
    await ask(place, 'lena');
    await place.settle();
    expect(await place.list('fairtone-own-lena')).toEqual([]);
  });
});

describe('a picture', () => {
  const COVER = '/storage/v1/object/public/album_covers/a-640.jpg';

  it('is what it is now, and without a network as it was seen', async () => {
    const place = world();
    await answerImage(get(COVER), place.answering);
    await place.settle();
    place.line.isCut = true;
    expect(await (await answerImage(get(COVER), place.answering)).text()).toBe('from the network');
  });

  it('of a kept album is there though it was never seen', async () => {
    const place = world();
    await place.put('fairtone-kept-lena', COVER, 'kept');
    place.line.isCut = true;
    expect(await (await answerImage(get(COVER), place.answering)).text()).toBe('kept');
    await expect(answerImage(get('/storage/v1/object/public/album_covers/b.jpg'), place.answering)).rejects.toThrow();
  });
});

describe('music', () => {
  const SONG = '/storage/v1/object/public/audio_files/a/stream.mp3';
  const part = () => get(SONG, { headers: { range: 'bytes=4-7' } });

  it('that is not kept goes through as it was asked for', async () => {
    const place = world();
    expect(await (await answerAudio(part(), place.answering)).text()).toBe('from the network');
    expect(place.asked[0]!.headers.get('range')).toBe('bytes=4-7');
  });

  it('of a kept album comes from the device, in the part that was asked for', async () => {
    const place = world();
    await place.put('fairtone-kept-lena', SONG, '0123456789');
    const answer = await answerAudio(part(), place.answering);
    expect([answer.status, await answer.text(), place.asked.length]).toEqual([206, '4567', 0]);
  });
});
