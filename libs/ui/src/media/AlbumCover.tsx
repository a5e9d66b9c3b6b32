import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { CoverPlaceholder } from './CoverPlaceholder';
import { coverSources } from './coverSources';

const frame = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 'var(--radius-1)',
  background: 'var(--skeleton)',
  // The fine inner line lets a white cover hold on white and a black one on black.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px var(--cover-line)',
    pointerEvents: 'none',
  },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Prerendering: the html gets the sources as attributes, because no effect will run. */
const isAhead = typeof document === 'undefined';
const ahead = (url: string) => {
  const { src, srcset } = coverSources(url);
  return { src, srcSet: srcset || undefined };
};

interface Props {
  /** Url of the 1400 px picture, or null for the placeholder. */
  url: string | null | undefined;
  /** Empty where the title is beside the cover. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** True for the cover of the page itself: loads at once and with priority. */
  isPriority?: boolean;
  /** Same name on two pages lets the cover travel between them where the browser supports view transitions. */
  transitionName?: string;
  style?: CSSProperties;
  className?: string;
}

/** A square album cover in the right size for its place. */
export function AlbumCover({
  url,
  alt,
  sizes = '(max-width: 640px) calc(46vw - 8px), 220px',
  isPriority,
  transitionName,
  style,
  className,
}: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shownUrl = url && url !== failedUrl ? url : null;
  const image = useRef<HTMLImageElement>(null);

  // Only a picture that is in the page gets its sources: Chromium keeps an `<img>` with `sizes` or `srcset` that was made and
  // never put in (by a render that React began and dropped), and with it the whole screen, for as long as the document lives.
  useLayoutEffect(() => {
    if (!shownUrl || !image.current) return;
    const sources = coverSources(shownUrl);
    // Assigning the sources that prerendered HTML has would load the picture again.
    if (image.current.getAttribute('src') !== sources.src) Object.assign(image.current, { sizes, ...sources });
  }, [shownUrl, sizes]);

  return (
    <span css={frame} className={className} style={{ viewTransitionName: transitionName, ...style }}>
      {shownUrl ? (
        <img
          ref={image}
          {...(isAhead && shownUrl ? { sizes, ...ahead(shownUrl) } : undefined)}
          alt={alt}
          width={640}
          height={640}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedUrl(shownUrl)}
        />
      ) : (
        <span role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <CoverPlaceholder />
        </span>
      )}
    </span>
  );
}
