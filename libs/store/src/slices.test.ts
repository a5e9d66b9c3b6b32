import { cartCleared, itemAdded, itemRemoved, selectCartCount, selectCartTotalCents } from './cartSlice.ts';
import { loginRequired } from './loginRequired.ts';
import { makeStore } from './makeStore.ts';
import {
  selectAudiences,
  selectIsArtist,
  selectSeesArtistView,
  signedIn,
  signedOut,
  viewSwitched,
} from './sessionSlice.ts';
import { selectToasts, toastGone, toastShown } from './uiSlice.ts';

const item = (id: string, priceInCents: number) => ({
  album: { id, title: id, artist: 'Ada', artistId: 'ada', coverImage: '' },
  priceInCents,
  isAmountChosen: false,
});

describe('the cart', () => {
  it('contains an album once, sums the prices, and can be cleared', () => {
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

describe('the session', () => {
  it('lets an artist switch to the listener view, and removes the user on sign-out', () => {
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

describe('the groups of a visitor', () => {
  const ofRole = (role: 'customer' | 'artist') => {
    const store = makeStore();
    store.dispatch(signedIn({ id: '1', email: 'a@b.c', name: 'Ada', role, avatarUrl: null }));
    return store;
  };

  it('are not known before the session was read', () => {
    expect(selectAudiences(makeStore().getState())).toBeNull();
  });

  it('are members for listeners, members and artists for artists, guests for all others', () => {
    expect(selectAudiences(ofRole('customer').getState())).toEqual(['members']);
    const artist = ofRole('artist');
    expect(selectAudiences(artist.getState())).toEqual(['members', 'artists']);
    artist.dispatch(signedOut());
    expect(selectAudiences(artist.getState())).toEqual(['guests']);
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

test('a guest is refused with the reason and a login link that leads back', () => {
  const store = makeStore();
  store.dispatch(loginRequired((key) => key, 'favorites', '/album/1?from=home'));
  expect(selectToasts(store.getState())).toMatchObject([
    {
      title: 'common:loginRequired.title',
      description: 'common:loginRequired.favorites',
      tone: 'destructive',
      action: { label: 'common:action.logIn', href: '/login?returnTo=%2Falbum%2F1%3Ffrom%3Dhome' },
    },
  ]);
});
