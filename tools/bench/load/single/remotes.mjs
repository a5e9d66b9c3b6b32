// By names that only the bundle's configuration knows: an import of an app would make every team's change this folder's.
import { remote as account } from 'bundled/account';
import { remote as catalog } from 'bundled/catalog';
import { remote as checkout } from 'bundled/checkout';
import { remote as player } from 'bundled/player';
import { remote as studio } from 'bundled/studio';

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
