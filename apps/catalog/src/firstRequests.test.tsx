import { requestKey } from '@fairtone/contracts';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { waitFor } from '@testing-library/react';
import { remote } from './remote';
import { routes } from './routes';
import { albumIdOf, artistIdOf, guestSession } from './testing/fixtures';

const PARAMS: Record<string, string> = { q: 'boats', albumId: albumIdOf(1), artistId: artistIdOf(1) };
const fill = (path: string, opening: string, closing: string) =>
  Object.entries(PARAMS).reduce((filled, [name, value]) => filled.replaceAll(opening + name + closing, value), path);

const declaring = routes.filter(({ page }) => page?.first);

it.each(declaring.map((route) => [route.path, route] as const))(
  '%s sends the first requests that its route declares',
  async (path, route) => {
    const declared = route.page!.first!.map(({ get }) => requestKey(fill(get, '{', '}')));
    // No request is answered, so that the screen sends only its first ones.
    const never = () => new Promise<never>(() => undefined);
    const names = [...new Set(declared.map((key) => `GET ${key.split('?', 1)[0]!}`))];
    const backend = stubBackend(Object.fromEntries(names.map((name) => [name, never])));
    const { Component } = await route.screen();
    await renderWithStore(<Component />, {
      remote,
      state: guestSession,
      path,
      at: fill(path, ':', '') + (route.page?.parameters ? `?q=${PARAMS.q}` : ''),
    });
    await waitFor(() => {
      const asked = names.flatMap((name) => backend.requests(name)).map(({ url }) => requestKey(url.href));
      expect(asked.sort()).toEqual([...declared].sort());
    });
    backend.restore();
  },
);

it('first requests are declared for every screen that starts with its own data', () => {
  expect(declaring.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/explore', '/all-albums', '/artists', '/artist/:artistId', '/album/:albumId']),
  );
});
