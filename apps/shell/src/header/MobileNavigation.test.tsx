import { artistSession, guestSession, listenerSession, releaseManifest, renderWithStore } from '@fairtone/testing';
import type { RootState } from '@fairtone/store';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { shellRemote } from '../testing/shellRemote.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileTabBar } from './MobileTabBar.tsx';

const manifest = releaseManifest({ account: { routes: ['/profile'] } });
const show = (ui: ReactNode, session: RootState['session']) =>
  renderWithStore(ui, { remote: shellRemote, state: { session }, manifest });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('on a phone', () => {
  it.each([
    ['a guest', guestSession, []],
    ['a listener', listenerSession, [['Dashboard', '/dashboard']]],
    [
      'an artist',
      artistSession,
      [
        ['Dashboard', '/dashboard'],
        ['Artist Settings', '/artist-settings'],
      ],
    ],
  ])('the menu from the left has the links of %s, language and theme', async (_who, session, own) => {
    const { user } = await show(<MobileMenu />, session);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(links()).toEqual([
      ['Home', '/'],
      ['Explore', '/explore'],
      ['Albums', '/all-albums'],
      ['Artists', '/artists'],
      ...own,
    ]);
    expect(within(menu).getByRole('button', { name: 'Language' })).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Use the dark theme' })).toBeVisible();
  });

  it('the menu closes when a link is followed', async () => {
    const { user, address } = await show(<MobileMenu />, guestSession);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(screen.getByRole('link', { name: 'Albums' }));
    expect(address()).toBe('/all-albums');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['a guest', guestSession, ['Home', 'Explore']],
    ['a signed-in person', listenerSession, ['Home', 'Explore', 'Dashboard', 'Profile']],
  ])('the bar at the bottom has the tabs of %s', async (_who, session, expected) => {
    await show(<MobileTabBar />, session);
    expect(links().map(([name]) => name)).toEqual(expected);
  });
});
