import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { albumHit, albumIdOf, artistHit, guestSession, serverError, trackHit } from '../../testing/fixtures';
import { Component } from './SearchSlot';

const SEARCH = 'GET /rest/v1/rpc/search_catalog';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [SEARCH]: [artistHit(1), albumHit(2), trackHit(3)] });
});
afterEach(() => backend.restore());

/** As on a small screen, where an icon opens the field. */
async function open() {
  const shop = await renderWithStore(<Component />, { remote, state: guestSession });
  await shop.user.click(screen.getByRole('button', { name: 'Search' }));
  return shop;
}
const field = () => screen.getByRole('combobox', { hidden: true });
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((one) => one.textContent);

async function type(words: string) {
  const shop = await open();
  await shop.user.type(field(), words);
  return shop;
}

describe('the search box', () => {
  it('suggests artists, albums and tracks, and last a link to all results', async () => {
    await type('moon');
    await waitFor(() =>
      expect(options()).toEqual([
        'A1Artist 1Artist',
        'Album 2Album · Artist 2',
        'Track 3Track · Artist 3',
        'All results for “moon”',
      ]),
    );
    expect(backend.requests(SEARCH).map(({ url }) => url.searchParams.get('query'))).toEqual(['moon']);
  });

  it('opens the suggestion that arrow keys and Enter choose', async () => {
    const { user, address } = await type('moon');
    await screen.findByRole('option', { name: /Album 2/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const meant = screen.getByRole('option', { name: /Album 2/ });
    expect(meant).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', meant.id);
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/album/${albumIdOf(2)}`);
  });

  it('opens a suggested track at its row on its album', async () => {
    const { user, router } = await type('moon');
    await user.click(await screen.findByRole('option', { name: /Track 3/ }));
    expect(router.state.location.hash).toMatch(/^#track-/);
  });

  it('opens all results by Enter without a chosen suggestion', async () => {
    const { user, address } = await type('moon river');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search?q=moon+river');
    expect(field()).toHaveValue('moon river');
  });

  it('closes by Escape, first the list, then itself, and returns the focus', async () => {
    const { user } = await type('moon');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  });

  it('stores searches on the device, and clears them', async () => {
    const { user } = await type('moon{Enter}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.clear(field());
    await waitFor(() => expect(options()).toEqual(['moon']));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(localStorage.getItem('fairtone.searches')).toBe('[]');
  });

  it('says when nothing is found, and when the search failed', async () => {
    backend.use({ [SEARCH]: [] });
    const { user } = await type('qqqq');
    expect(await screen.findAllByText('Nothing found for “qqqq”')).not.toHaveLength(0);
    // No “All results” where there are none.
    expect(screen.queryByRole('listbox')).toBeNull();
    backend.use({ [SEARCH]: serverError });
    await user.type(field(), 'q');
    expect(await screen.findAllByText('We could not search')).not.toHaveLength(0);
    expect(options()).toEqual(['All results for “qqqqq”']);
  });

  it('takes the focus when "/" is pressed, but not while the visitor types', async () => {
    const { user } = await renderWithStore(<Component />, { remote, state: guestSession });
    await user.keyboard('/');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('a/b');
    expect(field()).toHaveValue('a/b');
  });

  it('has no accessibility problems that a machine can find', async () => {
    const { container } = await type('moon');
    await screen.findByRole('option', { name: /Album 2/ });
    expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
