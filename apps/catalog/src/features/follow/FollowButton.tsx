import { isApiError } from '@fairtone/api';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { UserCheck, UserPlus } from 'lucide-react';
import { useCatalogIsFollowingQuery, useCatalogSetFollowingMutation } from '../../api/followApi';
import { useMember } from '../member/useMember';

/** Follows and unfollows an artist. The change is shown at once and undone when the server refuses it. */
export function FollowButton({ artistId }: { artistId: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { userId, asMember } = useMember('follow');
  const pair = userId ? { followerId: userId, artistId } : null;
  const { data: isFollowing = false, isLoading } = useCatalogIsFollowingQuery(pair ?? skipToken);
  const [setFollowing] = useCatalogSetFollowingMutation();

  async function toggle(followerId: string) {
    const { error } = await setFollowing({ followerId, artistId, isFollowing: !isFollowing });
    const outcome = `${isFollowing ? 'unfollow' : 'follow'}${error ? 'Failed' : 'ed'}` as const;
    const isBlocked = isApiError(error) && error.message === 'blocked';
    dispatch(
      toastShown({
        title: t(`follow.${outcome}`),
        description: isBlocked ? t('follow.blocked') : undefined,
        tone: error ? 'destructive' : 'success',
      }),
    );
  }

  const Icon = isFollowing && pair ? UserCheck : UserPlus;
  return (
    <Button
      variant={isFollowing && pair ? 'secondary' : 'primary'}
      icon={<Icon size={18} aria-hidden />}
      aria-pressed={isFollowing && pair !== null}
      isLoading={isLoading}
      onClick={() => asMember(toggle)}
    >
      {t(isFollowing && pair ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
