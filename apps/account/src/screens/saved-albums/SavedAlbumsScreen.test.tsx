import { eventBus } from '@fairtone/events';
import { savedAlbum, deviceWithSavedAlbums, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { StoredDataNote } from '../settings/data/StoredDataNote';
import { Component } from './SavedAlbumsScreen';

let device: ReturnType<typeof deviceWithSavedAlbums>;
beforeEach(() => {
  // Sends no request: one without a stub would fail the test.
  stubBackend({});
});
afterEach(() => {
  eventBus.emit('session/signedOut', {});
  device.restore();
  jest.restoreAllMocks();
});
const show = () => renderWithStore(<Component />, { remote, at: '/kept', path: '/kept' });

it('asks a guest to log in', async () => {
  device = deviceWithSavedAlbums({ isGuest: true });
  const { user, address } = await show();
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(address()).toBe('/login?returnTo=%2Fkept');
});

it('shows an invitation when no album is saved', async () => {
  device = deviceWithSavedAlbums();
  await show();
  expect(await screen.findByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show purchases' })).toHaveAttribute('href', '/dashboard?tab=purchases');
});

describe('with an album on the device', () => {
  beforeEach(async () => {
    device = deviceWithSavedAlbums();
    await device.keep(savedAlbum());
  });

  it('plays it from the device', async () => {
    const { user, store, container } = await show();
    await user.click(await screen.findByRole('button', { name: 'Play Blue Hours' }));
    expect(store.getState().player.tracks).toEqual(savedAlbum().tracks);
    expect(screen.getByText(/1 album, 8 MB/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('removes it', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove Blue Hours from this device' }));
    expect(await screen.findByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  });

  it('shows its size in the settings', async () => {
    await renderWithStore(<StoredDataNote />, { remote });
    expect(await screen.findByText('1 album, 8 MB')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show kept albums' })).toHaveAttribute('href', '/kept');
  });
});
