// Names that only the bundle's configuration resolves: imports of apps would make every change of an app a change of this project.
import { remote as account } from 'bundled/account';
import { remote as catalog } from 'bundled/catalog';
import { remote as checkout } from 'bundled/checkout';
import { remote as player } from 'bundled/player';
import { remote as studio } from 'bundled/studio';

/** The feature apps by direct import, as in one bundle. */
export const remotes = { account, catalog, checkout, player, studio };

/** The entries that the release manifest would have for them. */
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
