import { firstRequestsAt, requestKey } from '@fairtone/contracts';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { waitFor } from '@testing-library/react';
import { remote } from './remote';
import { routes } from './routes';
import { albumIdOf, artistIdOf, guestSession } from './testing/fixtures';

const PARAMS: Record<string, string> = { q: 'boats', genre: 'Folk', albumId: albumIdOf(1), artistId: artistIdOf(1) };

const declaring = routes.filter(({ page }) => page?.first);
/** The address of each screen, and with each parameter that its route declares. */
const ADDRESSES = declaring.flatMap((route) =>
  [[], ...(route.page!.parameters ?? []).map((name) => [name])].map((names) => {
    const path = route.path.replace(/:(\w+)/, (_all, name: string) => PARAMS[name]!);
    const isInAddress = (name: string) => names.includes(name) || route.path.includes(`:${name}`);
    const known = Object.fromEntries(Object.entries(PARAMS).filter(([name]) => isInAddress(name)));
    const declared = firstRequestsAt(route.page!, known, names).map((request) => requestKey(request.path));
    return { at: path + names.map((name) => `?${name}=${PARAMS[name]}`).join(''), route, declared };
  }),
);

it.each(ADDRESSES.filter(({ declared }) => declared.length > 0))(
  '$at sends the first requests that its route declares',
  async ({ at, route, declared }) => {
    // No request is answered, so that the screen sends only its first ones.
    const never = () => new Promise<never>(() => undefined);
    const names = [...new Set(declared.map((key) => `GET ${key.split('?', 1)[0]!}`))];
    const backend = stubBackend(Object.fromEntries(names.map((name) => [name, never])));
    const { Component } = await route.screen();
    await renderWithStore(<Component />, { remote, state: guestSession, path: route.path, at });
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
