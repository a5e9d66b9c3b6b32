import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { playerActions } from '@fairtone/store';
import { renderWithStore } from '@fairtone/testing';
import { remote } from './remote';
import { Component } from './SetlistScreen';

const trackOf = (title: string, durationMs: number) => ({
  id: title,
  title,
  artist: 'Ada Vale',
  artistId: 'ada',
  albumId: 'night-walks',
  albumTitle: 'Night Walks',
  albumCover: '',
  audioSrc: '',
  durationMs,
  trackNumber: 1,
});

const open = () => renderWithStore(<Component />, { remote, at: '/setlist', path: '/setlist' });

it('says that nothing is queued', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your set list');
  expect(screen.getByRole('heading', { name: 'Nothing is queued' })).toBeVisible();
});

it('lists what plays and what follows, and how long it lasts', async () => {
  const { store } = await open();
  const tracks = [trackOf('Harbour Lights', 61_000), trackOf('First Tram', 62_000)];
  act(() => void store.dispatch(playerActions.playRequested({ tracks })));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Harbour Lights by Ada Vale',
    'First Tram by Ada Vale',
  ]);
  expect(screen.getByText('2 tracks, 2:03')).toBeVisible();
});
