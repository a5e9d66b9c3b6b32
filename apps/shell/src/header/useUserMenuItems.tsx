import { useIsReleased } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import {
  selectIsArtist,
  selectSeesArtistView,
  toastShown,
  useAppSelector,
  useAppStore,
  viewSwitched,
} from '@fairtone/store';
import type { MenuEntry } from '@fairtone/ui';
import {
  ArrowLeftRight,
  Disc3,
  LayoutDashboard,
  LogOut,
  Plus,
  Settings,
  SlidersHorizontal,
  Store,
  UserRound,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../auth/authActions.ts';
import { startSelling } from './startSelling.ts';

/** Entries of the user menu. The view changes what an artist sees, never what they may do. */
export function useUserMenuItems(userId: string): MenuEntry[] {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const navigate = useNavigate();
  const isArtist = useAppSelector(selectIsArtist);
  const seesArtistView = useAppSelector(selectSeesArtistView);
  const hasProfile = useIsReleased('/profile');
  const hasSettings = useIsReleased('/settings');
  const [isStarting, setIsStarting] = useState(false);

  const linkTo = (id: string, icon: ReactNode, to: string): MenuEntry => ({
    id,
    icon,
    label: t(`header.${id}`),
    onAction: () => void navigate(to),
  });
  const handleStartSelling = async () => {
    setIsStarting(true);
    const isArtistNow = await startSelling(store);
    setIsStarting(false);
    if (isArtistNow) return navigate('/artist-settings');
    const toast = { title: t('common:error.title'), description: t('common:error.generic') };
    store.dispatch(toastShown({ tone: 'destructive', ...toast }));
  };
  const handleLogout = () => void signOut(store).then(() => navigate('/'));

  const artistLinks = [
    linkTo('createAlbum', <Plus size={18} />, '/create-album'),
    linkTo('artistPage', <Disc3 size={18} />, `/artist/${userId}`),
    linkTo('artistSettings', <SlidersHorizontal size={18} />, '/artist-settings'),
  ];
  const switchView: MenuEntry = {
    id: 'view',
    label: t(seesArtistView ? 'header.listenerView' : 'header.artistView'),
    icon: <ArrowLeftRight size={18} />,
    onAction: () => store.dispatch(viewSwitched(seesArtistView ? 'listener' : 'artist')),
  };
  const becomeArtist: MenuEntry = {
    id: 'startSelling',
    label: t('header.startSelling'),
    icon: <Store size={18} />,
    isDisabled: isStarting,
    onAction: () => void handleStartSelling(),
  };
  return [
    ...(hasProfile ? [linkTo('profile', <UserRound size={18} />, '/profile')] : []),
    linkTo('dashboard', <LayoutDashboard size={18} />, '/dashboard'),
    ...(seesArtistView ? artistLinks : []),
    isArtist ? switchView : becomeArtist,
    ...(hasSettings ? [linkTo('settings', <Settings size={18} />, '/settings')] : []),
    { id: 'logout', label: t('header.logout'), icon: <LogOut size={18} />, hasLineAbove: true, onAction: handleLogout },
  ];
}
