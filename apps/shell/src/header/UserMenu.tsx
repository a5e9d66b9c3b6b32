import { css } from '@emotion/react';
import { useIsReleased } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import {
  selectIsArtist,
  selectSeesArtistView,
  selectUser,
  useAppSelector,
  useAppStore,
  viewSwitched,
} from '@fairtone/store';
import { Avatar, Menu, type MenuEntry } from '@fairtone/ui';
import { ArrowLeftRight, Disc3, LayoutDashboard, LogOut, Plus, Settings, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../auth/authActions.ts';

const trigger = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-full)',
  background: 'transparent',
});
const name = css({ fontWeight: 600, overflowWrap: 'anywhere' });
const email = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)', overflowWrap: 'anywhere' });

/** Who is signed in, their places, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isArtist = useAppSelector(selectIsArtist);
  const seesArtistView = useAppSelector(selectSeesArtistView);
  const hasProfile = useIsReleased('/profile');
  const hasSettings = useIsReleased('/settings');
  if (!user) return null;

  const go = (to: string) => () => void navigate(to);
  const artistItems: MenuEntry[] = [
    { id: 'create', label: t('header.createAlbum'), icon: <Plus size={18} />, onAction: go('/create-album') },
    { id: 'page', label: t('header.artistPage'), icon: <Disc3 size={18} />, onAction: go(`/artist/${user.id}`) },
  ];
  const profile = {
    id: 'profile',
    label: t('header.profile'),
    icon: <UserRound size={18} />,
    onAction: go('/profile'),
  };
  const settings = {
    id: 'settings',
    label: t('header.settings'),
    icon: <Settings size={18} />,
    onAction: go('/settings'),
  };
  const switchView: MenuEntry = {
    id: 'view',
    label: t(seesArtistView ? 'header.listenerView' : 'header.artistView'),
    icon: <ArrowLeftRight size={18} />,
    onAction: () => store.dispatch(viewSwitched(seesArtistView ? 'listener' : 'artist')),
  };
  return (
    <Menu
      label={t('header.account')}
      trigger={
        <button type="button" css={trigger} aria-label={t('header.account')}>
          <Avatar name={user.name} url={user.avatarUrl} size={34} />
        </button>
      }
      header={
        <>
          <div css={name}>{user.name}</div>
          <div css={email}>{user.email}</div>
        </>
      }
      items={[
        ...(hasProfile ? [profile] : []),
        {
          id: 'dashboard',
          label: t('header.dashboard'),
          icon: <LayoutDashboard size={18} />,
          onAction: go('/dashboard'),
        },
        ...(seesArtistView ? artistItems : []),
        ...(hasSettings ? [settings] : []),
        ...(isArtist ? [switchView] : []),
        {
          id: 'logout',
          label: t('header.logout'),
          icon: <LogOut size={18} />,
          hasLineAbove: true,
          onAction: () => void signOut(store).then(() => navigate('/')),
        },
      ]}
    />
  );
}
