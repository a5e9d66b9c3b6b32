import { GENRES } from '@fairtone/domain';
import { log } from '@fairtone/platform';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Cover } from '../cover/useCover';
import type { FileTags } from '../upload/preparedTrack';
import { useUploadWork } from '../upload/uploadWorkContext';
import type { AlbumFormValues } from './albumFormSchema';

/**
 * Fills empty fields of a new album from the tags of the first files that have them. Never changes what the artist
 * chose or typed.
 */
export function usePrefill(form: UseFormReturn<AlbumFormValues>, cover: Cover, isNew: boolean) {
  const isCoverTaken = useRef(false);
  const { drawCover } = useUploadWork();

  async function takeCover(picture: Blob) {
    if (isCoverTaken.current || cover.change !== undefined) return;
    isCoverTaken.current = true;
    try {
      cover.offer(await drawCover(picture));
    } catch (error) {
      log({ level: 'info', message: 'The picture in a file could not become the cover', remote: 'studio', error });
    }
  }

  return ({ album, genre, cover: picture }: FileTags): void => {
    if (!isNew) return;
    if (album && !form.getValues('title')) form.setValue('title', album, { shouldDirty: true });
    const known = GENRES.find((name) => name.toLowerCase() === genre?.toLowerCase());
    if (known && form.getValues('genres').length === 0) form.setValue('genres', [known], { shouldDirty: true });
    if (picture) void takeCover(picture);
  };
}
