import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { Button } from '@fairtone/ui';
import { Heart } from 'lucide-react';
import { useMemo } from 'react';
import { useLike } from '../like/useLike';
import { narrowAsIcon } from './narrowAsIcon';

export function AlbumLikeButton({ album }: { album: AlbumSummary }) {
  const { t } = useTranslation('catalog');
  const group = useMemo(() => [album.id], [album.id]);
  const { isLiked, handleToggle } = useLike({ kind: 'album', id: album.id, group });
  return (
    <Button
      variant="ghost"
      css={[narrowAsIcon, isLiked && liked]}
      aria-pressed={isLiked}
      icon={<Heart size={18} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />}
      onClick={() => void handleToggle()}
    >
      <span>{t('like.button')}</span>
    </Button>
  );
}

const liked = css({ color: 'var(--accent)' });
