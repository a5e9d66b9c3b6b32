import { useTranslation } from '@fairtone/i18n';
import { IconButton } from '@fairtone/ui';
import { Heart } from 'lucide-react';
import { useLike, type Likeable } from './useLike';

/** Heart button beside a title; pressed while the album or track is a favourite. */
export function LikeButton({
  title,
  size = 'medium',
  ...likeable
}: Likeable & { title: string; size?: 'small' | 'medium' }) {
  const { t } = useTranslation('catalog');
  const { isLiked, handleToggle } = useLike(likeable);
  return (
    <IconButton
      size={size}
      label={t('like.label', { title })}
      isPressed={isLiked}
      icon={<Heart size={18} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />}
      onClick={() => void handleToggle()}
    />
  );
}
