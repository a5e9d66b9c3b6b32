import { artistSession, describeOfflineScreens } from '@fairtone/testing';
import { remote } from './remote';

const ID = 'c3000000-0000-4000-8000-000000000001';
const ada = { state: { session: artistSession } };

describeOfflineScreens(remote, [
  { at: '/create-album', ...ada, shows: 'Create an album' },
  { at: `/edit-album/${ID}`, ...ada },
  { at: `/album/${ID}/edit`, ...ada, shows: 'elsewhere' },
  { at: '/for-artists', ...ada, shows: 'Sell your music. Keep 85%.' },
  { at: '/artist-settings', ...ada },
  { at: '/artist-settings?tab=payments', ...ada },
]);
