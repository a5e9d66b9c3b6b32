import {
  LANGUAGES,
  type DialogName,
  type RemoteDefinition,
  type RemoteRelease,
  type ReleaseManifest,
  type SlotName,
} from '@fairtone/contracts';
import { StubDialog, stubScreen, stubSlot } from './Stub.tsx';

/** Names that another remote's build brings. */
export interface Neighbour {
  name: string;
  routes: string[];
  slots: string[];
  dialogs: string[];
}

/** Read from the doors of the other remotes when the page is built; none in tests. */
declare const __FAIRTONE_NEIGHBOURS__: Neighbour[] | undefined;
const NEIGHBOURS = typeof __FAIRTONE_NEIGHBOURS__ === 'undefined' ? [] : __FAIRTONE_NEIGHBOURS__;

const VERSION = 'standalone';

const releaseOf = ({ name, routes, slots, dialogs }: Neighbour, contract: string): RemoteRelease => ({
  name,
  version: VERSION,
  contract,
  container: `fairtone_${name}`,
  entry: '',
  routes,
  slots,
  dialogs,
  hasStart: false,
  integrity: {},
  preload: {},
  baseUrl: '/',
});

/** A release manifest of the remote under work and stand-ins for the others. */
export function harnessManifest(
  remote: RemoteDefinition,
  neighbours: readonly Neighbour[] = NEIGHBOURS,
): ReleaseManifest {
  const own: Neighbour = {
    name: remote.name,
    routes: (remote.routes ?? []).map(({ path }) => path),
    slots: Object.keys(remote.slots ?? {}),
    dialogs: Object.keys(remote.dialogs ?? {}),
  };
  const releases = [own, ...neighbours].map((each) => [each.name, { live: releaseOf(each, remote.contract) }] as const);
  return { generatedAt: '', remotes: Object.fromEntries(releases) };
}

/** What stands in for a remote that is not here: parts that say whose they are. */
export function stubRemote({ name, contract, routes, slots, dialogs }: RemoteRelease): RemoteDefinition {
  const none = () => Promise.resolve({ default: {} });
  return {
    name,
    contract,
    routes: routes.map((path) => ({ path, screen: () => Promise.resolve({ Component: stubScreen(name, path) }) })),
    slots: Object.fromEntries(
      slots.map((slot) => [slot, () => Promise.resolve({ Component: stubSlot(name, slot as SlotName) })]),
    ),
    dialogs: Object.fromEntries(
      (dialogs as DialogName[]).map((dialog) => [dialog, () => Promise.resolve({ Component: StubDialog })]),
    ),
    locales: Object.fromEntries(LANGUAGES.map((language) => [language, none])) as RemoteDefinition['locales'],
  };
}
