import { requestKey } from '@fairtone/contracts';
import { guestSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { waitFor } from '@testing-library/react';
import { remote } from './remote';
import { routes } from './routes';

const ID = 'f1000000-0000-4000-8000-000000000002';
const PERSON = {
  id: ID,
  name: 'Omar Reyes',
  avatar_url: null,
  role: 'artist',
  bio: null,
  location: null,
  created_at: '2024-03-05T00:00:00Z',
  state: 'active',
  counts: { followers: 1, following: 12 },
};
const never = () => new Promise<never>(() => undefined);
const declaring = routes.filter(({ page }) => page?.first && page.first.length > 0);

it.each(declaring.map((route) => [route.path, route] as const))(
  '%s sends the first requests that its route declares',
  async (path, route) => {
    const declared = route.page!.first!.map(({ get }) => requestKey(get.replaceAll(/\{\w+\}/g, ID)));
    const names = [...new Set(declared.map((key) => `GET ${key.split('?', 1)[0]!}`))];
    const backend = stubBackend({
      ...Object.fromEntries(names.map((name) => [name, never])),
      'GET /rest/v1/profiles': [PERSON],
      'GET /rest/v1/albums': never,
    });
    const { Component } = await route.screen();
    const at = path.replace(/:\w+/, ID);
    await renderWithStore(<Component />, { remote, state: { session: guestSession }, path, at });
    await waitFor(() => {
      const asked = names.flatMap((name) => backend.requests(name)).map(({ url }) => requestKey(url.href));
      expect(asked.sort()).toEqual([...declared].sort());
    });
    backend.restore();
  },
);

it('every screen is prerendered for guests: as it is, or as the login that leads to it', () => {
  for (const { path, page } of routes) expect([path, Boolean(page?.first || page?.isForMembers)]).toEqual([path, true]);
});
