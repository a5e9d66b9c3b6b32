import { useEffect, useState } from 'react';
import { loadPicture } from './pictureSquare';

/**
 * A picture chosen on this device, once it is known to be one; its url lives as long as it is chosen.
 * @param onUnreadable told of a file that no browser can show
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
