import { statfs } from 'node:fs/promises';

/** With less free space, in bytes, the next write of the database or of an upload fails. */
const LEAST_BYTES = 1_048_576;

/** Whether one of the folders is on a full disk. A folder that does not exist is skipped. */
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
