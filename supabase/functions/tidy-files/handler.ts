import { tidyFiles } from '../_shared/releases/tidyFiles.ts';
import { serviceFunction } from '../_shared/serviceFunction.ts';

/** Moves and deletes stored files whose album, track or picture has changed. Failed files are retried later. */
export const handler = serviceFunction(async () => {
  const { done, failed } = await tidyFiles();
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} files could not be tidied, ${done} were.`);
  return { done };
});
