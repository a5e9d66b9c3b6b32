import { useTranslation } from '@fairtone/i18n';
import { dialogOpened, toastShown, useAppDispatch, useAsMember } from '@fairtone/store';
import { IconButton, Menu } from '@fairtone/ui';
import { Ban, EllipsisVertical, Flag, Link2 } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAccountIsBlockedQuery, useAccountSetBlockedMutation } from '../../api/contact';
import type { Profile } from '../../api/profile';
import { useUserId } from '../member/useUserId';

/** Menu that shares the profile of a person, reports and blocks the person. */
export function PersonMenu({ person: { id, name } }: { person: Pick<Profile, 'id' | 'name'> }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const asMember = useAsMember(t, 'report');
  const pair = userId ? { blockerId: userId, blockedId: id } : null;
  const { data: isBlocked = false } = useAccountIsBlockedQuery(pair ?? skipToken);
  const [setBlocked] = useAccountSetBlockedMutation();
  const notify = (title: string, tone: 'success' | 'destructive') => dispatch(toastShown({ title, tone }));

  async function handleShare() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/profile/${id}`);
      notify(t('playlist.copied'), 'success');
    } catch {
      notify(t('playlist.copyFailed'), 'destructive');
    }
  }
  const handleReport = () =>
    void asMember(() =>
      dispatch(dialogOpened({ name: 'catalog.report', props: { kind: 'profile', id, title: name } })),
    );
  async function handleBlock() {
    if (!pair) return;
    const { error } = await setBlocked({ ...pair, isBlocked: !isBlocked });
    if (error) notify(t('profile.blockFailed'), 'destructive');
    else notify(t(isBlocked ? 'profile.unblocked' : 'profile.blocked', { name }), 'success');
  }

  const label = t('playlists.more', { name });
  const icon = (Icon: typeof Flag) => <Icon size={18} aria-hidden />;
  const blockEntry = {
    id: 'block',
    label: t(isBlocked ? 'profile.unblock' : 'profile.block'),
    icon: icon(Ban),
    isDanger: !isBlocked,
    onAction: () => void handleBlock(),
  };
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} variant="outlined" icon={<EllipsisVertical size={20} aria-hidden />} />}
      items={[
        { id: 'share', label: t('playlist.copyLink'), icon: icon(Link2), onAction: () => void handleShare() },
        { id: 'report', label: t('profile.report'), icon: icon(Flag), hasLineAbove: true, onAction: handleReport },
        ...(pair ? [blockEntry] : []),
      ]}
    />
  );
}
