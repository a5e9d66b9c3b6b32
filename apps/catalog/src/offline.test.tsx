import { describeOfflineScreens, guestSession } from '@fairtone/testing';
import { remote } from './remote';

const ID = 'c3000000-0000-4000-8000-000000000001';
const guest = { state: { session: guestSession } };

describeOfflineScreens(remote, [
  { at: '/', ...guest },
  { at: '/explore', ...guest },
  { at: '/explore?type=artists', ...guest },
  { at: '/artists', ...guest },
  { at: '/all-albums', ...guest },
  { at: `/artist/${ID}`, ...guest },
  { at: `/album/${ID}`, ...guest },
  { at: `/embed/album/${ID}`, ...guest },
  { at: '/search?q=blue', ...guest },
]);
