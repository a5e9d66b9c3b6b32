import { cartCleared, itemAdded, itemRemoved, selectCartCount, selectCartTotalCents } from './cartSlice.ts';
import { makeStore } from './makeStore.ts';
import { playerActions, selectIsPlaying, selectVolume } from './playerSlice.ts';
import { selectIsArtist, selectSeesArtistView, signedIn, signedOut, viewSwitched } from './sessionSlice.ts';
import { selectToasts, toastGone, toastShown } from './uiSlice.ts';

const item = (id: string, priceInCents: number) => ({
  album: { id, title: id, artist: 'Ada', artistId: 'ada', coverImage: '' },
  priceInCents,
  isAmountChosen: false,
});

describe('the cart', () => {
  it('holds an album once, sums up, and empties', () => {
    const store = makeStore();
    store.dispatch(itemAdded(item('a', 800)));
    store.dispatch(itemAdded(item('a', 900)));
    store.dispatch(itemAdded(item('b', 150)));
    expect(selectCartCount(store.getState())).toBe(2);
    expect(selectCartTotalCents(store.getState())).toBe(950);
    store.dispatch(itemRemoved('a'));
    expect(selectCartTotalCents(store.getState())).toBe(150);
    store.dispatch(cartCleared());
    expect(selectCartCount(store.getState())).toBe(0);
  });
});

describe('the player', () => {
  it('starts at 70, mutes at 0, and comes back audible', () => {
    const store = makeStore();
    const volume = () => selectVolume(store.getState());
    expect(volume()).toBe(70);
    store.dispatch(playerActions.volumeChanged(0));
    expect(store.getState().player.isMuted).toBe(true);
    store.dispatch(playerActions.muteToggled());
    expect(volume()).toBe(70);
    store.dispatch(playerActions.volumeChanged(250));
    expect(volume()).toBe(100);
    store.dispatch(playerActions.muteToggled());
    expect(volume()).toBe(0);
  });

  it('does not pretend to play when there is nothing to play', () => {
    const store = makeStore();
    store.dispatch(playerActions.playToggled());
    store.dispatch(playerActions.playRequested({ tracks: [] }));
    expect(selectIsPlaying(store.getState())).toBe(false);
  });
});

describe('the session', () => {
  it('lets an artist look at the shop as a listener, and forgets the person on sign-out', () => {
    const store = makeStore();
    store.dispatch(signedIn({ id: '1', email: 'a@b.c', name: 'Ada', role: 'artist', avatarUrl: null }));
    expect(selectSeesArtistView(store.getState())).toBe(true);
    store.dispatch(viewSwitched('listener'));
    expect(selectSeesArtistView(store.getState())).toBe(false);
    expect(selectIsArtist(store.getState())).toBe(true);
    store.dispatch(signedOut());
    expect(store.getState().session).toMatchObject({ status: 'guest', user: null });
  });
});

it('keeps a toast until it was shown', () => {
  const store = makeStore();
  store.dispatch(toastShown({ title: 'Saved' }));
  const [toast] = selectToasts(store.getState());
  expect(toast).toMatchObject({ title: 'Saved', tone: 'neutral' });
  store.dispatch(toastGone(toast!.id));
  expect(selectToasts(store.getState())).toEqual([]);
});
