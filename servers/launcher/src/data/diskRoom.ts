import { statfs } from 'node:fs/promises';

/** With less room the next write of the database or of an upload fails. */
const LEAST_BYTES = 1_048_576;

/** Whether one of the folders lies on a disk that has no room left. A folder that is not there is not looked at. */
export async function isDiskFull(folders: readonly string[]): Promise<boolean> {
  const rooms = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return rooms.some((bytes) => bytes < LEAST_BYTES);
}
