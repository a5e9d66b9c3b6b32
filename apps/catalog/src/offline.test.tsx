import { describeOfflineScreens } from '@fairtone/testing';
import { remote } from './remote';

const ID = 'c3000000-0000-4000-8000-000000000001';

describeOfflineScreens(remote, [
  { at: '/' },
  { at: '/explore' },
  { at: '/artists' },
  { at: '/all-albums' },
  { at: `/artist/${ID}` },
  { at: `/album/${ID}` },
  { at: `/embed/album/${ID}` },
  { at: '/search?q=blue' },
]);
