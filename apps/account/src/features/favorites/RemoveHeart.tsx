import { useTranslation } from '@fairtone/i18n';
import { IconButton } from '@fairtone/ui';
import { Heart } from 'lucide-react';

/** The heart button of a favourite; pressing it removes the favourite. */
export function RemoveHeart({ title, onPress }: { title: string; onPress: () => void }) {
  const { t } = useTranslation('account');
  return (
    <IconButton
      size="small"
      isPressed
      label={t('favorites.remove', { title })}
      icon={<Heart size={18} fill="currentColor" aria-hidden />}
      onClick={onPress}
    />
  );
}
