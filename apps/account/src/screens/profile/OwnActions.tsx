import { useIsReleased } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button, Inline } from '@fairtone/ui';
import { Pencil, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../api/profile';

/** Actions on the user's own profile. */
export function OwnActions({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const settings = profile.role === 'artist' ? '/artist-settings' : '/settings';
  const hasSettings = useIsReleased(settings);
  const tab = profile.role === 'artist' ? '' : '?tab=profile';
  return (
    <Inline>
      {hasSettings && (
        <Button as={Link} to={settings + tab} icon={<Pencil size={18} aria-hidden />}>
          {t('profile.edit')}
        </Button>
      )}
      {profile.role === 'artist' && (
        <Button as={Link} to="/create-album" variant="primary" icon={<Plus size={18} aria-hidden />}>
          {t('overview.createAlbum')}
        </Button>
      )}
    </Inline>
  );
}
