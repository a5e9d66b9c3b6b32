/** @jest-environment node */
import { formOf } from '../music/compose/song';
import { trackLengthMs } from '../music/trackLength';
import { randomOf, scoreOf } from '../music/trackRequest';
import { CATALOGS, isLongAlbum, type DemoCatalog } from './index';

const longTracks = ({ artists }: DemoCatalog) =>
  artists
    .flatMap(({ albums }) => albums)
    .filter(isLongAlbum)
    .flatMap(({ genres, tracks }) => tracks.map((track) => ({ ...track, genre: track.genre ?? genres[0] })));
const tracks = longTracks(CATALOGS.full);
const forms = tracks.map((track) => formOf(scoreOf(track), track.seconds, randomOf(track)));

test('the full demo has at least twelve tracks of three to five minutes, the small one none', () => {
  expect(tracks.length).toBeGreaterThanOrEqual(12);
  for (const track of tracks) {
    const ms = trackLengthMs(track);
    expect([track.title, ms >= 180_000 && ms <= 300_000]).toEqual([track.title, true]);
  }
  expect(longTracks(CATALOGS.small)).toEqual([]);
});

test('no two long tracks have the same tempo and form, or the same length', () => {
  const shapes = forms.map(({ tempo, sections }) =>
    JSON.stringify([tempo, sections.map(({ kind, bars }) => [kind, bars])]),
  );
  expect(new Set(shapes).size).toBe(tracks.length);
  expect(new Set(tracks.map(({ seconds }) => seconds)).size).toBe(tracks.length);
});

test('each long track has verses, lifts, bridge, solo, break and outro, and no section is a quarter of it', () => {
  for (const { sections, bars } of forms) {
    const kinds = new Set(sections.map(({ kind }) => kind));
    for (const kind of ['verse', 'lift', 'bridge', 'solo', 'break', 'outro'] as const) expect(kinds).toContain(kind);
    for (const section of sections) expect(section.bars).toBeLessThan(bars / 4);
  }
});
