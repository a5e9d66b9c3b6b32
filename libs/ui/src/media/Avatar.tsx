import { css } from '@emotion/react';
import { useState } from 'react';

const style = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 'var(--radius-full)',
  background: 'var(--hover)',
  color: 'var(--text-muted)',
  fontFamily: 'var(--font-display)',
  fontWeight: 700,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px var(--cover-line)',
  },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

function initials(name: string) {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words[words.length - 1] : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

interface Props {
  url: string | null | undefined;
  name: string;
  /** Diameter in px, or a CSS length. */
  size?: number | string;
  /** Alternative text; leave out where the name is beside it. */
  alt?: string;
}

/** A person's round picture, or the initials of their name. */
export function Avatar({ url, name, size = 40, alt = '' }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const fontSize = typeof size === 'number' ? size * 0.38 : `calc(${size} * 0.38)`;
  return (
    <span css={style} style={{ width: size, height: size, fontSize }}>
      {url && url !== failedUrl ? (
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          width={320}
          height={320}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        <span role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={alt ? undefined : true}>
          {initials(name)}
        </span>
      )}
    </span>
  );
}
