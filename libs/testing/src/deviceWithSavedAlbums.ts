import type { SavedAlbum } from '@fairtone/offline';
import { fakeCaches } from '@fairtone/offline/caches';
import { listenerSession } from './sessions';

/** An album as it is saved on a device. */
export function savedAlbum(rest: Partial<SavedAlbum> = {}): SavedAlbum {
  const id = rest.id ?? 'b2000000-0000-4000-8000-000000000001';
  const track = {
    id: `${id}-1`,
    title: 'Dawn',
    artist: 'Ada Field',
    artistId: 'ada',
    albumId: id,
    albumTitle: 'Blue Hours',
  };
  const sound = {
    albumCover: '',
    audioSrc: `/storage/v1/object/public/audio_files/${id}.mp3`,
    durationMs: 60_000,
    trackNumber: 1,
  };
  const whole = {
    id,
    title: 'Blue Hours',
    artist: 'Ada Field',
    artistId: 'ada',
    coverImage: null,
    bytes: 8_000_000,
    keptAt: 1,
  };
  return { ...whole, tracks: [{ ...track, ...sound }], files: [sound.audioSrc], ...rest };
}

/**
 * Stubs a browser that can save albums, with the stored session of the listener of `listenerSession`, or of a guest.
 * @example const device = deviceWithSavedAlbums(); afterEach(device.restore);
 */
export function deviceWithSavedAlbums({ isGuest = false } = {}) {
  const device = fakeCaches();
  Object.assign(window, { caches: device.caches });
  Object.assign(navigator, { serviceWorker: { controller: null }, storage: {} });
  const session = {
    access_token: 'token',
    expires_at: 4_000_000_000,
    user: { id: listenerSession.user.id, user_metadata: {} },
  };
  if (!isGuest) localStorage.setItem('fairtone.session', JSON.stringify(session));
  const cache = `fairtone-kept-${listenerSession.user.id}`;
  return {
    ...device,
    /** Stores an album, as if it had been saved before. */
    keep: (album: SavedAlbum) => device.put(cache, `/kept-albums/${album.id}`, JSON.stringify(album)),
    list: () => device.list(cache),
    restore: () => {
      localStorage.clear();
      for (const [place, name] of [
        [window, 'caches'],
        [navigator, 'serviceWorker'],
        [navigator, 'storage'],
      ] as const)
        Reflect.deleteProperty(place, name);
    },
  };
}
