import type { PlayableTrack } from '@fairtone/domain';

/** A playable track; its ids are derived from the number. */
export function track(number: number): PlayableTrack {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Track ${number}`,
    artist: 'Ada',
    artistId: '00000000-0000-4000-8000-0000000000a1',
    albumId: '00000000-0000-4000-8000-0000000000b1',
    albumTitle: 'Tides',
    albumCover: '/cover-1400.jpg',
    audioSrc: `/audio/${number}.mp3`,
    durationMs: 60_000,
    trackNumber: number,
  };
}
