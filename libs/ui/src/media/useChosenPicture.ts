import { useEffect, useState } from 'react';
import { loadPicture } from './pictureSquare';

/**
 * The picture that the user selected, after it could be decoded. Its object URL is revoked when another is selected.
 * @param onUnreadable called when the browser cannot decode the file
 */
export function useChosenPicture(onUnreadable: () => void) {
  const [pictureUrl, setPictureUrl] = useState<string | null>(null);
  useEffect(() => () => void (pictureUrl && URL.revokeObjectURL(pictureUrl)), [pictureUrl]);

  /** @returns its url, or null */
  async function choose(file: File): Promise<string | null> {
    const url = URL.createObjectURL(file);
    try {
      await loadPicture(url);
      setPictureUrl(url);
      return url;
    } catch {
      URL.revokeObjectURL(url);
      onUnreadable();
      return null;
    }
  }

  return { pictureUrl, choose, forget: () => setPictureUrl(null) };
}
