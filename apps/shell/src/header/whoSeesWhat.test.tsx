import { artistSession, guestSession, listenerSession, releaseManifest, renderWithStore } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { MobileTabBar } from './MobileTabBar.tsx';
import { shellRemote } from '../testing/shellRemote.ts';
import { Header } from './Header.tsx';

const manifest = releaseManifest({ account: { routes: ['/dashboard', '/profile', '/settings'] } });
const show = (session: object, ui = <Header />) =>
  renderWithStore(ui, { remote: shellRemote, manifest, state: { session } as never, at: '/explore' });

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** jsdom knows no width: what shows from 768 px on counts as hidden there. */
const mainNavigation = () => screen.getByRole('navigation', { name: 'Main', hidden: true });

describe('the header', () => {
  it('offers a guest the way in, and leads back to the page that was open', async () => {
    await show(guestSession);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnTo=%2Fexplore');
    expect(screen.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument();
    expect(linksOf(mainNavigation())).not.toContainEqual(['Dashboard', '/dashboard']);
  });

  it('stays in sight while the page scrolls', async () => {
    await show(guestSession);
    expect(screen.getByRole('banner')).toHaveStyle({ position: 'sticky', top: '0' });
  });

  it('leads everybody home by its logo and through the shop by its navigation', async () => {
    await show(guestSession);
    expect(screen.getByRole('link', { name: 'Fairtone, to the home page' })).toHaveAttribute('href', '/');
    expect(linksOf(mainNavigation())).toEqual(
      expect.arrayContaining([
        ['Home', '/'],
        ['Explore', '/explore'],
      ]),
    );
  });

  it('leads who is signed in to the dashboard', async () => {
    await show(listenerSession);
    expect(linksOf(mainNavigation())).toContainEqual(['Dashboard', '/dashboard']);
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('turns the theme around', async () => {
    const { user } = await show(guestSession);
    await user.click(screen.getByRole('button', { name: 'Use the dark theme', hidden: true }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Use the light theme', hidden: true }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('offers every language under its own name', async () => {
    const { user } = await show(guestSession);
    await user.click(await screen.findByRole('button', { name: 'Language', hidden: true }));
    const choices = await screen.findAllByRole('menuitemradio', { hidden: true });
    expect(choices.map((choice) => choice.textContent)).toEqual(['English', 'Polski', 'Deutsch', 'Français', 'Türkçe']);
  });
});

describe('the menu of who is signed in', () => {
  it('names the person and leads to profile and dashboard', async () => {
    const { user, address } = await show(listenerSession);
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    const { name, email } = listenerSession.user;
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Dashboard' }));
    expect(address()).toBe('/dashboard');
  });

  it('lets an artist look at the shop as a listener', async () => {
    const { user, store } = await show(artistSession);
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Switch to listener view' }));
    expect(store.getState().session.view).toBe('listener');
  });
});

describe('below 768 px', () => {
  it('the navigation slides out from the left', async () => {
    const { user, address } = await show(guestSession);
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Home' }));
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('a bar at the bottom holds home and explore', async () => {
    await show(guestSession, <MobileTabBar />);
    expect(linksOf(screen.getByRole('navigation', { name: 'Quick access', hidden: true }))).toEqual([
      ['Home', '/'],
      ['Explore', '/explore'],
    ]);
  });

  it('the bar holds dashboard and profile too for who is signed in', async () => {
    await show(listenerSession, <MobileTabBar />);
    expect(linksOf(screen.getByRole('navigation', { name: 'Quick access', hidden: true }))).toEqual([
      ['Home', '/'],
      ['Explore', '/explore'],
      ['Dashboard', '/dashboard'],
      ['Profile', '/profile'],
    ]);
  });
});
