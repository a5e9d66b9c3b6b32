import { CART_STORAGE_KEY, PLAYER_STORAGE_KEY, startPersistence, VIEW_STORAGE_KEY } from './persistence.ts';
import { itemAdded, selectCartItems } from './cartSlice.ts';
import { makeStore } from './makeStore.ts';
import { playerActions, selectCurrentTrack, selectIsPlaying } from './playerSlice.ts';
import { viewSwitched } from './sessionSlice.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const item = {
  album: { id: id(1), title: 'Tides', artist: 'Ada', artistId: id(2), coverImage: '' },
  priceInCents: 800,
  isAmountChosen: false,
};
const track = {
  id: id(3),
  title: 'Ebb',
  artist: 'Ada',
  artistId: id(2),
  albumId: id(1),
  albumTitle: 'Tides',
  albumCover: '',
  audioSrc: '/storage/v1/object/public/audio_files/x.mp3',
  durationMs: 60_000,
  trackNumber: 1,
};

/** A page opened in this browser: a store with persistence. */
function openPage() {
  const store = makeStore();
  return { store, close: startPersistence(store) };
}

beforeEach(() => localStorage.clear());

describe('the state that a visit stores', () => {
  it('contains the cart', () => {
    const first = openPage();
    first.store.dispatch(itemAdded(item));
    first.close();
    const second = openPage();
    expect(selectCartItems(second.store.getState())).toEqual([item]);
    second.close();
  });

  it('contains the track and its position, paused', () => {
    const first = openPage();
    first.store.dispatch(playerActions.playRequested({ tracks: [track] }));
    first.store.dispatch(playerActions.positionReported(12_000));
    first.close();
    const { store, close } = openPage();
    expect(selectCurrentTrack(store.getState())).toEqual(track);
    expect(store.getState().player.positionMs).toBe(12_000);
    expect(selectIsPlaying(store.getState())).toBe(false);
    close();
  });

  it('contains the playback settings, and the order before the shuffle', () => {
    const first = openPage();
    first.store.dispatch(playerActions.playRequested({ tracks: [track, { ...track, id: id(4) }] }));
    first.store.dispatch(playerActions.shuffleToggled());
    first.store.dispatch(playerActions.rateChanged(1.25));
    first.store.dispatch(playerActions.settingsChanged({ crossfadeS: 4, isRefilling: false }));
    first.close();
    const { store, close } = openPage();
    expect(store.getState().player).toMatchObject({
      isShuffled: true,
      startIndex: 0,
      orderBeforeShuffle: { tracks: [id(3), id(4)], queue: [id(4)] },
      rate: 1.25,
      settings: { crossfadeS: 4, isRefilling: false, isLevelled: true, listenBrainzToken: null },
      isFullScreen: false,
    });
    close();
  });

  it('keeps its track, with default settings, when an older release without settings stored it', () => {
    const { settings: _settings, rate: _rate, orderBeforeShuffle: _order, ...older } = makeStore().getState().player;
    localStorage.setItem(PLAYER_STORAGE_KEY, JSON.stringify({ ...older, tracks: [track], currentTrackIndex: 0 }));
    const { store, close } = openPage();
    expect(selectCurrentTrack(store.getState())).toEqual(track);
    expect(store.getState().player.settings.isRefilling).toBe(true);
    close();
  });

  it('contains the view that the artist chose, which other tabs follow', () => {
    const first = openPage();
    expect(first.store.getState().session.view).toBe('artist');
    first.store.dispatch(viewSwitched('listener'));
    const second = openPage();
    expect(second.store.getState().session.view).toBe('listener');
    first.store.dispatch(viewSwitched('artist'));
    window.dispatchEvent(new StorageEvent('storage', { key: VIEW_STORAGE_KEY }));
    expect(second.store.getState().session.view).toBe('artist');
    first.close();
    second.close();
    localStorage.setItem(VIEW_STORAGE_KEY, '"admin"');
    const third = openPage();
    expect(third.store.getState().session.view).toBe('artist');
    third.close();
  });

  it.each([
    ['no JSON', '{oops'],
    ['another shape', '{"items":1}'],
    ['a price that is text', JSON.stringify([{ ...item, priceInCents: '800' }])],
    ['a negative price', JSON.stringify([{ ...item, priceInCents: -1 }])],
  ])('is dropped without a crash when it is invalid (%s)', (_what, text) => {
    localStorage.setItem(CART_STORAGE_KEY, text);
    localStorage.setItem(PLAYER_STORAGE_KEY, text);
    const { store, close } = openPage();
    expect(selectCartItems(store.getState())).toEqual([]);
    expect(selectCurrentTrack(store.getState())).toBeNull();
    close();
  });

  it('is dropped when the URL of a track is not a web address', () => {
    const player = {
      ...makeStore().getState().player,
      tracks: [{ ...track, audioSrc: 'javascript:alert(1)' }],
      currentTrackIndex: 0,
    };
    localStorage.setItem(PLAYER_STORAGE_KEY, JSON.stringify(player));
    const { store, close } = openPage();
    expect(selectCurrentTrack(store.getState())).toBeNull();
    close();
  });
});

it('follows the cart of another tab', () => {
  const { store, close } = openPage();
  localStorage.setItem(CART_STORAGE_KEY, JSON.stringify([item]));
  window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }));
  expect(selectCartItems(store.getState())).toHaveLength(1);
  close();
});
