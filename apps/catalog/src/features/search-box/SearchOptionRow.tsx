import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { AlbumCover, Avatar } from '@fairtone/ui';
import { History, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SearchOption } from './suggestionOptions';

interface Props {
  option: SearchOption;
  id: string;
  /** Selected with the arrow keys. */
  isActive: boolean;
  onChoose: () => void;
}

const PICTURE_PX = 40;

export function SearchOptionRow({ option, id, isActive, onChoose }: Props) {
  const { t } = useTranslation('catalog');
  const { kind, title, artist } = option;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const isFound = kind === 'artist' || kind === 'album' || kind === 'track';
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles keys and names this row as active
    <li ref={row} id={id} role="option" aria-selected={isActive} css={line} onClick={onChoose}>
      <span css={picture}>
        <Picture option={option} />
      </span>
      <span css={words}>
        <span css={oneLine}>{kind === 'all' ? t('search.all', { words: title }) : title}</span>
        {isFound && (
          <span css={[oneLine, note]}>
            {kind === 'artist' ? t('search.kind.artist') : t(`search.kind.${kind}`, { artist })}
          </span>
        )}
      </span>
    </li>
  );
}

function Picture({ option: { kind, title, picture: url } }: { option: SearchOption }) {
  if (kind === 'recent') return <History size={18} aria-hidden />;
  if (kind === 'all') return <Search size={18} aria-hidden />;
  if (kind === 'artist') return <Avatar url={url ?? null} name={title} size={PICTURE_PX} />;
  return <AlbumCover url={url ?? null} alt="" sizes={`${PICTURE_PX}px`} />;
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 'var(--target)',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius-1)',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { background: 'var(--hover)' },
  '&[aria-selected="true"]': { boxShadow: 'inset 0 0 0 2px var(--focus)' },
});
const picture = css({
  flex: 'none',
  width: PICTURE_PX,
  display: 'grid',
  justifyItems: 'center',
  color: 'var(--text-muted)',
  '& > :not(svg)': { width: '100%' },
});
const words = css({ minWidth: 0, display: 'grid' });
const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const note = css({ fontSize: 'var(--size-caption)', color: 'var(--text-muted)' });
