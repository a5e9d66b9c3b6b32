import { languages } from '@fairtone/i18n';
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

/** jsdom has no layout: elements that are shown from 768 px on count as hidden. */
const mainNavigation = () => screen.getByRole('navigation', { name: 'Main', hidden: true });

describe('the header', () => {
  it('has a login link for guests that leads back to the open page', async () => {
    await show(guestSession);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnTo=%2Fexplore');
    expect(screen.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument();
    expect(linksOf(mainNavigation())).not.toContainEqual(['Dashboard', '/dashboard']);
  });

  it('stays visible while the page scrolls', async () => {
    await show(guestSession);
    expect(screen.getByRole('banner')).toHaveStyle({ position: 'sticky', top: '0' });
  });

  it('links home by its logo and to the shop’s pages by its navigation', async () => {
    await show(guestSession);
    expect(screen.getByRole('link', { name: 'Fairtone, to the home page' })).toHaveAttribute('href', '/');
    expect(linksOf(mainNavigation())).toEqual(
      expect.arrayContaining([
        ['Home', '/'],
        ['Explore', '/explore'],
      ]),
    );
  });

  it('links a signed-in user to the dashboard', async () => {
    await show(listenerSession);
    expect(linksOf(mainNavigation())).toContainEqual(['Dashboard', '/dashboard']);
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('switches the theme', async () => {
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
    const labels = choices.map((choice) => choice.textContent);
    expect(labels.slice(0, 5)).toEqual(['English', 'Polski', 'Deutsch', 'Français', 'Türkçe']);
    expect(labels).toEqual(languages.map(({ label }) => label));
  });
});

describe('the menu of a signed-in user', () => {
  it('shows the name and links to profile and dashboard', async () => {
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

  it('switches an artist to the listener view', async () => {
    const { user, store } = await show(artistSession);
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Switch to listener view' }));
    expect(store.getState().session.view).toBe('listener');
  });
});

describe('below 768 px', () => {
  it('the navigation opens in a drawer', async () => {
    const { user, address } = await show(guestSession);
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Home' }));
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('the tab bar has home and explore', async () => {
    await show(guestSession, <MobileTabBar />);
    expect(linksOf(screen.getByRole('navigation', { name: 'Quick access', hidden: true }))).toEqual([
      ['Home', '/'],
      ['Explore', '/explore'],
    ]);
  });

  it('the tab bar also has dashboard and profile for a signed-in user', async () => {
    await show(listenerSession, <MobileTabBar />);
    expect(linksOf(screen.getByRole('navigation', { name: 'Quick access', hidden: true }))).toEqual([
      ['Home', '/'],
      ['Explore', '/explore'],
      ['Dashboard', '/dashboard'],
      ['Profile', '/profile'],
    ]);
  });
});
