import { remote as account } from '../../../../apps/account/src/remote';
import { remote as catalog } from '../../../../apps/catalog/src/remote';
import { remote as checkout } from '../../../../apps/checkout/src/remote';
import { remote as player } from '../../../../apps/player/src/remote';
import { remote as studio } from '../../../../apps/studio/src/remote';

/** The feature apps by direct import, as one bundle would have them. */
export const remotes = { account, catalog, checkout, player, studio };

/** What the release manifest would say of them. */
export const releases = Object.fromEntries(
  Object.values(remotes).map((remote) => [remote.name, { live: releaseOf(remote) }]),
);

function releaseOf({ name, contract, routes = [], slots = {}, dialogs = {}, start }) {
  return {
    name,
    contract,
    version: 'bundled',
    container: '',
    entry: '',
    baseUrl: '/',
    routes: routes.map(({ path }) => path),
    slots: Object.keys(slots),
    dialogs: Object.keys(dialogs),
    hasStart: Boolean(start),
    integrity: {},
    preload: {},
  };
}
