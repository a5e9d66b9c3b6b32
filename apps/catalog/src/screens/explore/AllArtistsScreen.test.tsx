import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import { artistPage, guestSession, serverError } from '../../testing/fixtures';
import { Component } from './AllArtistsScreen';

const ARTISTS = 'GET /rest/v1/rpc/list_artists';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  backend = stubBackend({ [ARTISTS]: artistPage(1), 'GET /rest/v1/rpc/count_artists': 1 });
});
afterEach(() => backend.restore());

const open = () =>
  renderWithStore(<Component />, { remote, state: guestSession, path: '/artists', at: '/artists?sort=dateAdded' });

it('lists all artists in the sort order of the URL, with their number', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Artist 1' })).toBeVisible();
  expect(screen.getByText('Showing 1 of 1 artist')).toBeVisible();
  expect(backend.requests(ARTISTS)[0]?.url.searchParams.get('sort')).toBe('dateAdded');
});

it('shows eight placeholders while they load', async () => {
  backend.use({ [ARTISTS]: () => new Promise(() => undefined) });
  await open();
  expect(screen.getAllByTestId('artist-skeleton')).toHaveLength(8);
});

it('shows an error when they cannot be loaded, and retries', async () => {
  backend.use({ [ARTISTS]: serverError });
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load artists');
  backend.use({ [ARTISTS]: artistPage(1) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Artist 1' })).toBeVisible();
});
