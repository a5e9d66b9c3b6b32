import { useEffect, useState } from 'react';
import { loadPicture } from './pictureSquare';

/**
 * A picture chosen on this device, once it could be decoded; its object url is revoked when another is chosen.
 * @param onUnreadable called with a file that the browser cannot show
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
