import { eventBus } from '@fairtone/events';
import { deviceWithSavedAlbums, stubBackend } from '@fairtone/testing';
import { waitFor } from '@testing-library/react';
import { startOffline } from './startOffline.ts';

const LENA = 'b0000000-0000-4000-8000-000000000001';
const OMAR = 'b0000000-0000-4000-8000-000000000002';
let device: ReturnType<typeof deviceWithSavedAlbums>;
beforeEach(async () => {
  stubBackend({});
  device = deviceWithSavedAlbums({ isGuest: true });
  for (const name of [
    'fairtone-data-guest',
    'fairtone-data-everybody',
    `fairtone-data-${LENA}`,
    `fairtone-kept-${LENA}`,
  ])
    await device.caches.open(name);
});
afterEach(() => {
  device.restore();
  jest.restoreAllMocks();
});
const signIn = (id: string) =>
  localStorage.setItem(
    'fairtone.session',
    JSON.stringify({ access_token: 'token', expires_at: 4_000_000_000, user: { id, user_metadata: {} } }),
  );
const start = (isFramed = false) =>
  startOffline({ registry: {} as never, store: {} as never, events: eventBus, i18n: {} as never }, isFramed);
const names = () => device.caches.keys();

it('deletes the stored data of a user at once when they sign out', async () => {
  signIn(LENA);
  start();
  localStorage.clear();
  eventBus.emit('session/signedOut', {});
  await waitFor(async () => expect(await names()).toEqual(['fairtone-data-guest', 'fairtone-data-everybody']));
});

it('deletes it too when another user signs in', async () => {
  signIn(LENA);
  start();
  signIn(OMAR);
  eventBus.emit('session/signedIn', { userId: OMAR });
  await waitFor(async () => expect(await names()).toEqual(['fairtone-data-everybody']));
});
