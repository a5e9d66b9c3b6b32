import { describeOfflineScreens, listenerSession } from '@fairtone/testing';
import { remote } from './remote';

const ID = 'c3000000-0000-4000-8000-000000000001';
const lena = { state: { session: listenerSession } };

describeOfflineScreens(remote, [
  { at: '/dashboard', ...lena },
  { at: '/dashboard?tab=purchases', ...lena },
  { at: '/dashboard?tab=playlists', ...lena },
  { at: '/dashboard?tab=favorites', ...lena },
  { at: '/playlists', ...lena },
  { at: '/favorites', ...lena },
  { at: `/playlist/${ID}`, ...lena },
  { at: `/playlist/${ID}?as=guest` },
  { at: '/kept', ...lena, shows: 'Log in to see what you keep' },
  { at: '/profile', ...lena },
  { at: `/profile/${ID}`, ...lena },
  { at: '/settings', ...lena, shows: 'Settings' },
  { at: '/settings?tab=profile', ...lena },
  { at: '/settings?tab=notifications', ...lena },
  { at: '/settings?tab=privacy', ...lena },
  { at: '/settings?tab=payments', ...lena },
  { at: '/settings?tab=data', ...lena, shows: 'Settings' },
  { at: '/messages', ...lena },
  { at: '/messages?box=sent', ...lena },
  { at: `/messages/${ID}`, ...lena },
  { at: `/receipt/${ID}`, ...lena },
  { at: '/moderation', ...lena },
  { at: '/moderation?state=payments', ...lena },
]);
