import type { AlbumTrack } from '../tracks/albumTracks';

/** The row of the track list that could not be saved. */
export type FailedRow = Pick<AlbumTrack, 'title' | 'trackNumber'>;

/** The step of saving that failed. Earlier steps are saved; saving again continues from there. */
export class SaveError extends Error {
  override name = 'SaveError';
  constructor(
    readonly step: 'cover' | 'album' | 'tracks' | 'publish',
    override readonly cause: unknown,
    /** Set when a single track caused the failure. */
    readonly row: FailedRow | null = null,
  ) {
    super(`Saving the album failed at: ${step}`);
  }
}

export async function at<T>(step: SaveError['step'], work: () => Promise<T>, row: FailedRow | null = null): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError(step, error, row);
  }
}
