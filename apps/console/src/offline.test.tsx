import { describeOfflineScreens, listenerSession } from '@fairtone/testing';
import { remote } from './remote';

const member = { state: { session: listenerSession } };

describeOfflineScreens(remote, [
  { at: '/console', ...member },
  { at: '/console/catalog', ...member },
  { at: '/console/catalog?view=errors', ...member },
]);
