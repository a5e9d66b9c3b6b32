const sizes = [320, 640, 1400] as const;

/**
 * `src` and `srcset` of the three stored sizes of a cover, from the URL of the largest (`…-1400.jpg` -> `…-320.jpg`, `…-640.jpg`).
 * Another URL (a user's own picture) is returned unchanged, without `srcset`.
 */
export function coverSources(url: string): { src: string; srcset: string } {
  const match = /^(.*)-1400\.(jpe?g|webp|png)(\?.*)?$/.exec(url);
  if (!match) return { src: url, srcset: '' };
  const at = (size: number) => `${match[1]}-${size}.${match[2]}${match[3] ?? ''}`;
  return { src: at(640), srcset: sizes.map((size) => `${at(size)} ${size}w`).join(', ') };
}
