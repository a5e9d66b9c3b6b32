import type { AlbumRow } from '../albumRows';
import type { TrackRow } from '../trackRows';

const uuid = (kind: string, number: number) => `${String(number).padStart(8, '0')}-${kind}-4000-8000-000000000000`;
export const albumIdOf = (number: number) => uuid('aaaa', number);
export const artistIdOf = (number: number) => uuid('bbbb', number);
export const trackIdOf = (number: number) => uuid('cccc', number);

export function albumRow(number: number, changes: Partial<AlbumRow> = {}): AlbumRow {
  return {
    id: albumIdOf(number),
    title: `Album ${number}`,
    cover_image: `https://files.test/${number}-1400.jpg`,
    genre: 'Jazz, Soul',
    price: 800,
    track_count: 2,
    release_date: '2026-03-01',
    artist: { id: artistIdOf(number), name: `Artist ${number}` },
    ...changes,
  };
}

export function trackRow(number: number, changes: Partial<TrackRow> = {}): TrackRow {
  return {
    id: trackIdOf(number),
    title: `Track ${number}`,
    track_number: number,
    audio_url: `https://files.test/${number}.mp3`,
    duration: 245,
    duration_ms: 245_300,
    status: 'ready',
    loudness_lufs: -14,
    true_peak_db: -1.5,
    encoder_delay: 1105,
    encoder_padding: 600,
    ...changes,
  };
}
