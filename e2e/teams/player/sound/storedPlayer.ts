import type { PlayableTrack } from '@fairtone/domain';
import type { PlayerState } from '@fairtone/store';
import type { Page } from '@playwright/test';
import type { Album } from '../../../support/albums';
import type { Product } from '../../../support/startProduct';

const KEY = 'fairtone.player';

/** The tracks of these albums in the form in which the catalog passes them to the player. */
export async function playableTracks(product: Product, albums: Album[]): Promise<PlayableTrack[]> {
  const urls = await product.ask(
    (sql) => sql<{ id: string; audio_url: string }[]>`select id, audio_url from tracks where audio_url is not null`,
  );
  return albums.flatMap((album) =>
    album.tracks.map(({ id, title, song }, index) => ({
      id,
      title,
      artist: 'Tone Maker',
      artistId: album.artist.id,
      albumId: album.id,
      albumTitle: album.title,
      albumCover: album.coverImage,
      audioSrc: urls.find((row) => row.id === id)!.audio_url,
      durationMs: song.facts.duration_ms!,
      trackNumber: index + 1,
      loudnessLufs: song.facts.loudness_lufs,
      truePeakDb: song.facts.true_peak_db,
      encoderDelay: song.facts.encoder_delay,
      encoderPadding: song.facts.encoder_padding,
    })),
  );
}

/** Stores a paused player with these tracks and settings, as an earlier visit would. Must run before the first page. */
export async function storePlayer(
  page: Page,
  tracks: PlayableTrack[],
  {
    settings,
    ...changes
  }: Partial<Omit<PlayerState, 'settings'>> & { settings?: Partial<PlayerState['settings']> } = {},
): Promise<void> {
  const state = {
    tracks,
    currentTrackIndex: tracks.length > 0 ? 0 : -1,
    queue: tracks.slice(1),
    volume: 100,
    isMuted: false,
    repeat: 'off',
    isShuffled: false,
    orderBeforeShuffle: null,
    isExpanded: true,
    positionMs: 0,
    rate: 1,
    settings: {
      isRefilling: false,
      crossfadeS: 0,
      isLevelled: true,
      listenBrainzToken: null,
      hasShortcuts: true,
      ...settings,
    } satisfies PlayerState['settings'],
    ...changes,
  };
  await page.context().addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('came-back')) localStorage.setItem(key!, value!);
      sessionStorage.setItem('came-back', 'yes');
    },
    [KEY, JSON.stringify(state)],
  );
}
