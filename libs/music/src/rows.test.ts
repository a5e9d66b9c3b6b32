import { toAlbumSummaries, type AlbumSummary } from './album';
import { albumRow, trackRow } from './testing/musicRows';
import { toAlbumTrack, toPlayableTracks } from './track';

describe('albums from rows', () => {
  it('leaves out albums without an artist', () => {
    expect(toAlbumSummaries([albumRow(1), albumRow(2, { artist: null })]).map(({ title }) => title)).toEqual([
      'Album 1',
    ]);
  });

  it('splits the genres of the stored list', () => {
    expect(toAlbumSummaries([albumRow(1, { genre: 'Hip Hop,  R&B' }), albumRow(2, { genre: '' })])).toEqual([
      expect.objectContaining({ genres: ['Hip Hop', 'R&B'] }),
      expect.objectContaining({ genres: [] }),
    ]);
  });
});

describe('tracks from rows', () => {
  const [album] = toAlbumSummaries([albumRow(1)]) as [AlbumSummary];

  it('falls back to whole seconds when milliseconds were not measured', () => {
    expect(toAlbumTrack(trackRow(1, { duration_ms: null, duration: 61 })).durationMs).toBe(61_000);
    expect(toAlbumTrack(trackRow(1, { duration_ms: null, duration: null })).durationMs).toBe(0);
  });

  it('plays only ready tracks that have a stream', () => {
    const rows = [trackRow(1), trackRow(2, { audio_url: null }), trackRow(3, { status: 'processing' }), trackRow(4)];
    expect(toPlayableTracks(album, rows.map(toAlbumTrack)).map(({ title }) => title)).toEqual(['Track 1', 'Track 4']);
  });

  it('have everything that the player shows and needs', () => {
    expect(toPlayableTracks(album, [toAlbumTrack(trackRow(1))])[0]).toEqual({
      id: trackRow(1).id,
      title: 'Track 1',
      trackNumber: 1,
      durationMs: 245_300,
      artist: 'Artist 1',
      artistId: album.artistId,
      albumId: album.id,
      albumTitle: 'Album 1',
      albumCover: 'https://files.test/1-1400.jpg',
      audioSrc: 'https://files.test/1.mp3',
      loudnessLufs: -14,
      truePeakDb: -1.5,
      albumLoudnessLufs: expect.closeTo(-14, 6),
      albumPeakDb: -1.5,
      encoderDelay: 1105,
      encoderPadding: 600,
    });
  });
});
