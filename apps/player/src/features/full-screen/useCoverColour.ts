import { coverAtSize } from '@fairtone/domain';
import { useEffect, useState } from 'react';
import { dominantColour } from './coverColour.ts';

const SAMPLE_PX = 24;

async function readColour(url: string): Promise<string | null> {
  const picture = new Image();
  // Without CORS the picture can be shown, but its pixels cannot be read.
  picture.crossOrigin = 'anonymous';
  picture.src = coverAtSize(url, 320);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE_PX;
  canvas.height = SAMPLE_PX;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return context ? dominantColour(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data) : null;
}

/** The dominant colour of a cover; null until it is known, and when the cover cannot be read. */
export function useCoverColour(url: string): string | null {
  const [known, setKnown] = useState<{ url: string; colour: string | null } | null>(null);
  useEffect(() => {
    if (!url) return;
    let isShown = true;
    readColour(url).then(
      (colour) => isShown && setKnown({ url, colour }),
      () => isShown && setKnown({ url, colour: null }),
    );
    return () => {
      isShown = false;
    };
  }, [url]);
  return known?.url === url ? known.colour : null;
}
