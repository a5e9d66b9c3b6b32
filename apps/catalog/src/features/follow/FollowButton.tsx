import { useTranslation } from '@fairtone/i18n';
import { selectUser, toastShown, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Button } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { UserCheck, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCatalogIsFollowingQuery, useCatalogSetFollowingMutation } from '../../api/followApi';

/** Follows an artist and stops following. Shows the wish at once and takes it back when the server refuses. */
export function FollowButton({ artistId }: { artistId: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const pair = user ? { followerId: user.id, artistId } : null;
  const { data: isFollowing = false, isLoading } = useCatalogIsFollowingQuery(pair ?? skipToken);
  const [setFollowing, { isLoading: isSaving }] = useCatalogSetFollowingMutation();

  async function handleToggle() {
    if (!pair) {
      dispatch(toastShown({ title: t('follow.loginRequired'), description: t('follow.loginRequiredText') }));
      void navigate(`/login?returnTo=${encodeURIComponent(`/artist/${artistId}`)}`);
      return;
    }
    if (isSaving) return;
    const { error } = await setFollowing({ ...pair, isFollowing: !isFollowing });
    const outcome = `${isFollowing ? 'unfollow' : 'follow'}${error ? 'Failed' : 'ed'}` as const;
    dispatch(toastShown({ title: t(`follow.${outcome}`), tone: error ? 'destructive' : 'success' }));
  }

  const Icon = isFollowing ? UserCheck : UserPlus;
  return (
    <Button
      variant={isFollowing ? 'secondary' : 'primary'}
      icon={<Icon size={18} aria-hidden />}
      aria-pressed={isFollowing}
      isLoading={isLoading}
      onClick={handleToggle}
    >
      {t(isFollowing ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
