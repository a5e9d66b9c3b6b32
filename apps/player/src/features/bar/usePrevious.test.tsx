import { renderWithStore } from '@fairtone/testing';
import { makeStore, playerActions, selectCurrentTrack } from '@fairtone/store';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { track } from '../../testing/tracks.ts';
import { usePrevious } from './usePrevious.ts';

function Previous() {
  return <button onClick={usePrevious()}>previous</button>;
}

/** Presses "previous" while another tab plays and reports this position. */
async function press(playedMs: number, startIndex = 1) {
  const prepared = makeStore();
  prepared.dispatch(playerActions.playRequested({ tracks: [1, 2, 3].map(track), startIndex }));
  prepared.dispatch(playerActions.playerMirrored({ isElsewhere: true, positionMs: playedMs }));
  const { user, store } = await renderWithStore(<Previous />, { remote, state: prepared.getState() });
  await user.click(screen.getByRole('button', { name: 'previous' }));
  return [selectCurrentTrack(store.getState())?.title, store.getState().player.positionMs];
}

it('restarts a track that has played more than 3 seconds', async () => {
  expect(await press(3001)).toEqual(['Track 2', 0]);
});

it('goes to the previous track within the first 3 seconds', async () => {
  expect(await press(3000)).toEqual(['Track 1', 0]);
});

it('goes from the first track to the last one', async () => {
  expect(await press(0, 0)).toEqual(['Track 3', 0]);
});
