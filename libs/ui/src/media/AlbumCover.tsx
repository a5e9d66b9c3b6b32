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
  // The thin inner line keeps the edge of a white cover visible on white, and of a black one on black.
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

/** Whether the page is being prerendered: then the HTML has the sources as attributes, because no effect runs. */
const isPrerendering = typeof document === 'undefined';
const prerenderedSources = (url: string) => {
  const { src, srcset } = coverSources(url);
  return { src, srcSet: srcset || undefined };
};

interface Props {
  /** Url of the 1400 px picture, or null for the placeholder. */
  url: string | null | undefined;
  /** Empty where the title is beside the cover. */
  alt: string;
  /** Width at which it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** True for the main cover of a page: it loads at once and with priority. */
  isPriority?: boolean;
  /** The same name on two pages animates the cover between them where the browser supports view transitions. */
  transitionName?: string;
  style?: CSSProperties;
  className?: string;
}

/** A square album cover; the browser chooses the stored size. */
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

  // Sets the sources only after mounting: Chromium keeps an `<img>` with `sizes` or `srcset` in memory that was created and
  // never inserted (by a render that React discarded), and with it the whole screen, until the document is closed.
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
          {...(isPrerendering && shownUrl ? { sizes, ...prerenderedSources(shownUrl) } : undefined)}
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
