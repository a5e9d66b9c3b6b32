import type { PublishAlbumResponse } from '@fairtone/contracts';
import type { TablesInsert } from '@fairtone/db-types';
import type { AlbumWrite } from '../album-form/albumFormValues';
import type { CoverFile } from '../cover/renderCover';
import type { AlbumTrack } from '../tracks/albumTracks';
import type { TrackRows } from './trackRows';

/** Requests that saving makes. Every call may be repeated. */
export interface SaveCalls {
  uploadCover: (cover: CoverFile) => Promise<string>;
  insertAlbum: (id: string, album: AlbumWrite, coverUrl: string | null) => Promise<void>;
  /** Rejects when the stored version is another one than `version`; null overwrites any version. */
  updateAlbum: (
    id: string,
    album: AlbumWrite,
    coverUrl: string | null | undefined,
    version: string | null,
  ) => Promise<void>;
  addTracks: (rows: TrackRows) => Promise<void>;
  updateTrack: (track: { id: string; title: string; track_number: number }) => Promise<void>;
  deleteTracks: (tracks: AlbumTrack[]) => Promise<void>;
  /** Replaces a track's audio by the uploaded one. */
  replaceAudio: (track: AlbumTrack) => Promise<void>;
  /** Withdraws tracks of an album that was sold. */
  withdrawTracks: (ids: string[]) => Promise<void>;
  /** Stores tracks whose files failed. */
  keepFailed: (rows: TablesInsert<'tracks'>[]) => Promise<void>;
  publish: (albumId: string, allowUnfinished: boolean) => Promise<PublishAlbumResponse>;
}

/** `undefined` keeps the cover, null removes it. */
export type CoverChange = CoverFile | null | undefined;

export interface AlbumSave {
  albumId: string;
  isNew: boolean;
  /** The album's `updated_at` when editing began; null when this form may have changed it since. */
  version: string | null;
  album: AlbumWrite;
  cover: CoverChange;
  tracks: AlbumTrack[];
  removed: AlbumTrack[];
  /** Titles and numbers on the server, so that only changes are written. */
  stored: { id: string; title: string; trackNumber: number }[];
  /** Whether an earlier attempt may have written a part. */
  isRepeat: boolean;
  shallPublish: boolean;
  /** Whether the artist confirmed to publish without the tracks that failed. */
  allowUnfinished: boolean;
}

export interface SaveResult {
  savedCount: number;
  totalCount: number;
  /** Removed tracks that were only withdrawn, because buyers of the album keep them. */
  kept: AlbumTrack[];
  /** Tracks whose new audio failed; they keep the old audio. */
  unreplaced: AlbumTrack[];
  published: PublishAlbumResponse | null;
}
