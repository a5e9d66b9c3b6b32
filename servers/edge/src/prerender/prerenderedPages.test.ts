/** @jest-environment node */
import type { PrerenderRequest } from '@fairtone/contracts';
import type { GuestVisit } from './guestVisit.ts';
import { createPrerenderedPages } from './prerenderedPages.ts';
import type { PrerenderTask } from './prerenderer.ts';

const release = {
  name: 'radio',
  version: '7',
  prerender: 'prerender.a.cjs',
  integrity: { 'prerender.a.cjs': 'sha384-a' },
};
const shell = { html: '', preloads: null, prerender: { file: 'prerender.b.cjs', integrity: 'sha384-b' } };
const match = { page: { first: [{ get: '/rest/v1/stations' }] }, params: {}, remote: 'radio' };
const visit: GuestVisit = {
  match,
  path: '/radio',
  search: '',
  isAnyones: false,
  leadsTo: null,
  isWithoutScreen: false,
};
const request = {
  language: 'de',
  answers: { '/rest/v1/stations?': { body: [] } },
  manifest: { remotes: { radio: { live: release } } },
} as unknown as PrerenderRequest;

const draw = jest.fn(({ remote }: PrerenderTask) =>
  Promise.resolve({
    html: `<h1>Page of ${remote?.key ?? 'the shell'}</h1>`,
    css: '',
    styles: {},
    state: { remote: 'radio', queries: {}, provided: {} },
    used: [],
  }),
);
const views = () =>
  createPrerenderedPages({
    prerenderer: { draw, stop: () => Promise.resolve() },
    store: { file: () => Promise.resolve(null) },
    shellFolder: '/nowhere',
  });
const wish = { shell, visit, request };
beforeEach(() => draw.mockClear());

describe('the prerendered page', () => {
  it('is rendered with the shell and the remote of its screen', async () => {
    expect((await views().draw(wish))?.html).toBe('<h1>Page of radio/7/prerender.a.cjs</h1>');
  });

  it('renders a screen of the shell with the shell’s build', async () => {
    const drawn = await views().draw({ ...wish, visit: { ...visit, match: { ...match, remote: null } } });
    expect(drawn?.html).toContain('of the shell');
  });

  it('is cached for equal responses, and rendered again for others', async () => {
    const same = views();
    await same.draw(wish);
    await same.draw(wish);
    expect(draw).toHaveBeenCalledTimes(1);
    await same.draw({ ...wish, request: { ...request, answers: { '/rest/v1/stations?': { body: [1] } } } });
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('of a preview is neither taken from what is live nor kept for others', async () => {
    const same = views();
    const next = { ...release, version: '8' };
    const manifest = { generatedAt: '', remotes: { radio: { live: next, previewUntil: '2026-06-22T12:00:00.000Z' } } };
    const previewed = { ...wish, request: { ...request, manifest } as unknown as PrerenderRequest };
    const drawn = [await same.draw(wish), await same.draw(previewed), await same.draw(wish)];
    expect(drawn.map((view) => view?.html)).toEqual([7, 8, 7].map((version) => `<h1>Page of radio/${version}/prerender.a.cjs</h1>`)); // prettier-ignore
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is rendered once for all requests at the same time', async () => {
    const same = views();
    await Promise.all([same.draw(wish), same.draw(wish), same.draw(wish)]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is rendered for the usual spelling of an id', async () => {
    const path = '/radio/0a1b2c3d-0000-4000-8000-00000000000a';
    expect(await views().draw({ ...wish, visit: { ...visit, path } })).not.toBeNull();
  });

  it.each([
    '/radio/0A1B2C3D-0000-4000-8000-00000000000A',
    '/radio/0a1b2c3d00004000800000000000000a',
    '/radio/{0a1b2c3d-0000-4000-8000-00000000000a}',
    '/radio/0a1b-2c3d-0000-4000-8000-0000-0000-000a',
    '/radio/%30a1b2c3d-0000-4000-8000-00000000000a',
  ])('is not rendered for another spelling of an id: %s', async (path) => {
    expect(await views().draw({ ...wish, visit: { ...visit, path } })).toBeNull();
    expect(draw).not.toHaveBeenCalled();
  });

  it.each([
    ['a page that does not list its first requests', { visit: { ...visit, match: { ...match, page: {} } } }],
    ['a page without the data that it asks for', { request: { ...request, answers: {} } }],
    [
      'an album of a thousand tracks',
      { request: { ...request, answers: { '/rest/v1/albums?': 'x'.repeat(300_000) } } },
    ],
    ['a shell without a prerender file', { shell: { html: '', preloads: null } }],
    [
      'a remote without a prerender file',
      { request: { ...request, manifest: { remotes: { radio: { live: { ...release, prerender: undefined } } } } } },
    ],
  ])('is not rendered for %s', async (_name, change) => {
    expect(await views().draw({ ...wish, ...change } as typeof wish)).toBeNull();
    expect(draw).not.toHaveBeenCalled();
  });

  it.each([
    ['that asks for no data', { first: [] }],
    ['for frames', { first: [], isBare: true }],
  ])('is rendered for a page %s', async (_name, page) => {
    const own = { ...visit, match: { ...match, page } };
    expect(await views().draw({ ...wish, visit: own, request: { ...request, answers: {} } })).not.toBeNull();
  });

  it('at URLs that anyone makes up takes no place of others in the cache, and few are rendered at a time', async () => {
    const all = views();
    await all.draw(wish);
    for (let at = 0; at < 400; at += 1)
      await all.draw({ ...wish, visit: { ...visit, path: `/no-page-${at}`, isAnyones: true } });
    draw.mockClear();
    await all.draw(wish);
    expect(draw).not.toHaveBeenCalled();
    const wishes = Array.from({ length: 9 }, (_, at) => ({ ...visit, search: `?q=${at}`, isAnyones: true }));
    const drawn = await Promise.all(wishes.map((own) => all.draw({ ...wish, visit: own })));
    expect(drawn.filter(Boolean)).toHaveLength(4);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('is null when the page is not rendered', async () => {
    draw.mockImplementationOnce(() => Promise.resolve(null as never));
    expect(await views().draw(wish)).toBeNull();
  });
});
