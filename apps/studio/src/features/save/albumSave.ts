import type { PublishAlbumResponse } from '@fairtone/contracts';
import type { TablesInsert } from '@fairtone/db-types';
import type { AlbumWrite } from '../album-form/albumFormValues';
import type { CoverFile } from '../cover/renderCover';
import type { AlbumTrack } from '../tracks/albumTracks';
import type { TrackRows } from './trackRows';

/** What saving asks of the outside. Every call may be repeated. */
export interface SaveCalls {
  uploadCover: (cover: CoverFile) => Promise<string>;
  insertAlbum: (id: string, album: AlbumWrite, coverUrl: string | null) => Promise<void>;
  /** Refuses to write over another version than this one; null writes over any. */
  updateAlbum: (
    id: string,
    album: AlbumWrite,
    coverUrl: string | null | undefined,
    version: string | null,
  ) => Promise<void>;
  addTracks: (rows: TrackRows) => Promise<void>;
  updateTrack: (track: { id: string; title: string; track_number: number }) => Promise<void>;
  deleteTracks: (tracks: AlbumTrack[]) => Promise<void>;
  /** Gives a track of the album the audio that was uploaded for it. */
  replaceAudio: (track: AlbumTrack) => Promise<void>;
  /** Takes tracks off an album that was sold. */
  withdrawTracks: (ids: string[]) => Promise<void>;
  /** Keeps tracks whose files failed. */
  keepFailed: (rows: TablesInsert<'tracks'>[]) => Promise<void>;
  publish: (albumId: string, allowUnfinished: boolean) => Promise<PublishAlbumResponse>;
}

/** `undefined` leaves the cover as it is, null takes it away. */
export type CoverChange = CoverFile | null | undefined;

export interface AlbumSave {
  albumId: string;
  isNew: boolean;
  /** The album's last change when editing began; null where a write of this form may have changed it since. */
  version: string | null;
  album: AlbumWrite;
  cover: CoverChange;
  tracks: AlbumTrack[];
  removed: AlbumTrack[];
  /** Titles and numbers as the server has them, to write only what changed. */
  stored: { id: string; title: string; trackNumber: number }[];
  /** An earlier attempt may have written some of it. */
  isRepeat: boolean;
  shallPublish: boolean;
  /** The artist was asked, and publishes without the tracks that failed. */
  allowUnfinished: boolean;
}

export interface SaveResult {
  savedCount: number;
  totalCount: number;
  /** Removed tracks that stay with those who bought the album. */
  kept: AlbumTrack[];
  /** Tracks whose new audio failed: they sound as before. */
  unreplaced: AlbumTrack[];
  published: PublishAlbumResponse | null;
}
