import { moveTrack, plainTitle, renumber, titleFromFileName, TRACKS_PER_ALBUM_MAX } from '@fairtone/domain';
import type { AudioFormat } from '@fairtone/audio/analysis';
import type { StoredFile, TrackFacts } from '../upload/preparedTrack';
import type { UploadState } from '../upload/uploadState';

/** One row of the track list. */
export interface AlbumTrack {
  id: string;
  title: string;
  trackNumber: number;
  /** Name of the added file; null for a track that the album already had. */
  fileName: string | null;
  /** Size of that file in bytes; 0 without one. */
  fileBytes: number;
  /** Format of that file, once it was read. */
  format: AudioFormat | null;
  durationMs: number | null;
  upload: UploadState;
  /** Whether the artist typed the title; the file's tag then does not overwrite it. */
  isTitleTyped: boolean;
  /** Position according to the file's tags; null once the album has the track. */
  place: TrackPlace | null;
  facts: TrackFacts | null;
  files: StoredFile[];
  /** Whether the database has a row for it, so that removing it needs a request. */
  isStored: boolean;
  /** Whether listeners of a public album see it. */
  isReady: boolean;
  /** Whether its audio can be replaced: not of hidden and of failed tracks. */
  canReplaceAudio?: boolean | undefined;
  /** URL of the published stream; null for drafts and new files. */
  audioUrl: string | null;
  /** The stored track whose audio this file replaces when the album is saved. Until then `id` names the file's folder. */
  former?: AlbumTrack | undefined;
}

/** The id of the stored track, also while new audio for it is uploaded under another id. */
export const storedIdOf = ({ id, former }: AlbumTrack): string => former?.id ?? id;

/** Disc and track number of a file's tags, by which albums are sorted. */
export interface TrackPlace {
  disc: number;
  track: number;
}

interface NewFile {
  id: string;
  fileName: string;
  fileBytes: number;
}

export interface TrackListState {
  tracks: AlbumTrack[];
  /** Stored tracks that saving deletes. */
  removed: AlbumTrack[];
  /** Tracks that were withdrawn from the album after it was sold. */
  withdrawn: AlbumTrack[];
  /** Whether the artist moved a row; from then on tags do not change the order. */
  isOrderChosen?: boolean;
}

export type TrackListAction =
  | { type: 'filesAdded'; files: NewFile[] }
  | { type: 'titleTyped'; id: string; title: string }
  | { type: 'moved'; from: number; to: number }
  | { type: 'removed'; id: string }
  | { type: 'putBack'; id: string }
  | { type: 'replaced'; id: string; by: NewFile }
  | { type: 'audioChosen'; id: string; by: NewFile }
  | { type: 'audioKept'; id: string }
  | { type: 'audioSaved'; id: string }
  | { type: 'uploadChanged'; id: string; upload: UploadState }
  | {
      type: 'prepared';
      id: string;
      facts: TrackFacts;
      format: AudioFormat | null;
      title: string | null;
      place?: TrackPlace | null;
    }
  | { type: 'filesStored'; id: string; files: StoredFile[] }
  | { type: 'saved'; ids: string[] };

export const emptyTrackList: TrackListState = { tracks: [], removed: [], withdrawn: [] };

export function trackListReducer(state: TrackListState, action: TrackListAction): TrackListState {
  const { tracks } = state;
  switch (action.type) {
    case 'filesAdded':
      return { ...state, tracks: renumber([...tracks, ...action.files.map(newTrack)].slice(0, TRACKS_PER_ALBUM_MAX)) };
    case 'titleTyped':
      return change(state, action.id, () => ({ title: action.title, isTitleTyped: true }));
    case 'moved':
      return { ...state, isOrderChosen: true, tracks: moveTrack(tracks, action.from, action.to) };
    case 'removed': {
      const gone = tracks.find(({ id }) => id === action.id);
      return {
        ...state,
        tracks: renumber(tracks.filter(({ id }) => id !== action.id)),
        removed: [...state.removed, ...storedPart(gone)],
      };
    }
    case 'putBack': {
      const back = state.withdrawn.filter(({ id }) => id === action.id);
      const withdrawn = state.withdrawn.filter(({ id }) => id !== action.id);
      return { ...state, withdrawn, tracks: renumber([...tracks, ...back]).slice(0, TRACKS_PER_ALBUM_MAX) };
    }
    case 'replaced': {
      const gone = tracks.find(({ id }) => id === action.id);
      if (!gone) return state;
      const { title, isTitleTyped, trackNumber, former } = gone;
      const fresh = { ...newTrack(action.by), trackNumber, former, ...(isTitleTyped && { title, isTitleTyped }) };
      return {
        ...state,
        tracks: tracks.map((track) => (track === gone ? fresh : track)),
        removed: gone.isStored ? [...state.removed, gone] : state.removed,
      };
    }
    case 'audioChosen':
      return swap(state, action.id, (track) => ({
        ...newTrack(action.by),
        ...{ title: track.title, trackNumber: track.trackNumber, isTitleTyped: true },
        former: track.former ?? track,
      }));
    case 'audioKept':
      return swap(state, action.id, (track) => ({
        ...track.former!,
        title: track.title,
        trackNumber: track.trackNumber,
      }));
    case 'audioSaved':
      return swap(state, action.id, (track) => ({
        ...track,
        ...{ id: storedIdOf(track), former: undefined, isStored: true, isReady: true, canReplaceAudio: true },
      }));
    case 'uploadChanged':
      return change(state, action.id, () => ({ upload: action.upload }));
    case 'prepared':
      return orderByPlace(
        change(state, action.id, ({ title, isTitleTyped, isStored, former }) => ({
          facts: action.facts,
          format: action.format,
          durationMs: action.facts.durationMs,
          title: isTitleTyped ? title : plainTitle(action.title ?? '') || title,
          place: isStored || former ? null : (action.place ?? null),
        })),
      );
    case 'filesStored':
      return change(state, action.id, () => ({ files: action.files }));
    case 'saved':
      return {
        ...state,
        tracks: tracks.map((track) =>
          action.ids.includes(track.id) ? { ...track, isStored: true, isReady: true } : track,
        ),
      };
  }
}

function change(state: TrackListState, id: string, part: (track: AlbumTrack) => Partial<AlbumTrack>): TrackListState {
  return swap(state, id, (track) => ({ ...track, ...part(track) }));
}

/** Replaces the row with this id. */
function swap(state: TrackListState, id: string, next: (track: AlbumTrack) => AlbumTrack): TrackListState {
  return { ...state, tracks: state.tracks.map((track) => (track.id === id ? next(track) : track)) };
}

/** The stored track of a row that is removed, if there is one. */
function storedPart(gone: AlbumTrack | undefined): AlbumTrack[] {
  if (gone?.former) return [gone.former];
  return gone?.isStored ? [gone] : [];
}

/** Sorts the rows that have a position in their tags among themselves; all other rows keep their index. */
function orderByPlace(state: TrackListState): TrackListState {
  if (state.isOrderChosen) return state;
  const placed = state.tracks.flatMap(({ place }, index) => (place ? [{ place, index }] : []));
  const sorted = [...placed].sort(({ place: a }, { place: b }) => a.disc - b.disc || a.track - b.track);
  const tracks = [...state.tracks];
  for (const [at, { index }] of placed.entries()) tracks[index] = state.tracks[sorted[at]!.index]!;
  return { ...state, tracks: renumber(tracks) };
}

export function newTrack({ id, fileName, fileBytes }: NewFile): AlbumTrack {
  return {
    id,
    title: titleFromFileName(fileName),
    trackNumber: 0,
    fileName,
    fileBytes,
    format: null,
    durationMs: null,
    upload: { phase: 'waiting' },
    isTitleTyped: false,
    place: null,
    facts: null,
    files: [],
    isStored: false,
    isReady: false,
    audioUrl: null,
  };
}

/** The failed track whose copy was lost and whose file has this name and size. */
export function findUnrestoredTrack(
  tracks: readonly AlbumTrack[],
  { name, size }: Pick<File, 'name' | 'size'>,
): AlbumTrack | undefined {
  return tracks.find(
    ({ upload, fileName, fileBytes }) =>
      upload.phase === 'failed' && upload.reason === 'lost' && fileName === name && fileBytes === size,
  );
}

/** Splits new files into those that fit on the album and those that do not. */
export function limitFiles<T>(trackCount: number, files: readonly T[]): { taken: T[]; leftOut: T[] } {
  const room = Math.max(0, TRACKS_PER_ALBUM_MAX - trackCount);
  return { taken: files.slice(0, room), leftOut: files.slice(room) };
}
