import { artistSession, guestSession, listenerSession, renderWithStore } from '@fairtone/testing';
import type { RootState } from '@fairtone/store';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shellRemote } from '../testing/shellRemote.ts';
import { DesktopNavigation } from './DesktopNavigation.tsx';

const show = (session: RootState['session'], at = '/') =>
  renderWithStore(<DesktopNavigation />, { remote: shellRemote, at, state: { session } });
const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const discover = () => screen.getByRole('button', { name: 'Discover' });

describe('the navigation beside the logo', () => {
  it.each([
    ['a guest', guestSession, ['Home', 'Explore']],
    ['a listener', listenerSession, ['Home', 'Explore', 'Dashboard']],
    ['an artist', artistSession, ['Home', 'Explore', 'Dashboard', 'Artist Settings']],
    ['an artist in listener view', { ...artistSession, view: 'listener' as const }, ['Home', 'Explore', 'Dashboard']],
  ])('has the links of %s', async (_who, session, expected) => {
    await show(session);
    expect(links()).toEqual(expected);
  });

  it('marks the current page, in "Discover" too', async () => {
    await show(guestSession, '/artists');
    expect(discover()).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
});

describe('"Discover"', () => {
  it('opens by a click, links to albums and artists, and closes when a link is followed', async () => {
    const { user, address, container } = await show(guestSession);
    expect(screen.queryByRole('link', { name: 'Albums' })).not.toBeInTheDocument();
    await user.click(discover());
    expect(discover()).toHaveAttribute('aria-expanded', 'true');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: 'Albums' }));
    expect(address()).toBe('/all-albums');
    expect(discover()).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves the focus by arrow keys, in both directions', async () => {
    const { user, address } = await show(guestSession);
    discover().focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Albums' })).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Artists' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(address()).toBe('/artists');
  });

  it('closes by Escape, which returns the focus, when the focus leaves it, and by a click elsewhere', async () => {
    const { user } = await show(listenerSession);
    await user.click(discover());
    await user.keyboard('{Tab}{Escape}');
    expect(discover()).toHaveFocus();
    expect(discover()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}{Tab}{Tab}');
    expect(discover()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Tab}');
    expect(discover()).toHaveAttribute('aria-expanded', 'false');
    await user.click(discover());
    await user.click(document.body);
    expect(discover()).toHaveAttribute('aria-expanded', 'false');
  });
});
