import { makeStore, playerActions, selectPlayerSettings, signedIn, signedOut } from '@fairtone/store';
import { forgetTokenOnSignOut } from './forgetTokenOnSignOut.ts';

const person = { id: '1', email: 'lena@people.test', name: 'Lena', role: 'customer' as const, avatarUrl: null };

it('deletes the token when a user signs out, and keeps the token of a guest', () => {
  const store = makeStore();
  const stop = forgetTokenOnSignOut(store);
  const token = () => selectPlayerSettings(store.getState()).listenBrainzToken;
  store.dispatch(playerActions.settingsChanged({ listenBrainzToken: 'mine' }));
  store.dispatch(signedOut());
  store.dispatch(signedIn(person));
  expect(token()).toBe('mine');
  store.dispatch(signedOut());
  expect(token()).toBeNull();
  stop();
});
