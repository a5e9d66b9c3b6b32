import { rolledBack } from './channel.ts';
import type { Rights } from './keys/rights.ts';
import { releaseAct } from './releaseAct.ts';
import type { ReleaseStore } from './stores/store.ts';

/** What it takes to change what is live. */
export type ReleaseContext = {
  store: ReleaseStore;
  rights: Rights;
  /** Who is named in the log. */
  by: string;
  /** Prints a line. */
  say: (line: string) => void;
};

/**
 * Takes the last promotion back, in the store and in the log of the remote.
 * @param reason written into the log
 * @param only the version that is meant: what was promoted meanwhile is left alone
 * @throws when there is nothing to go back to, or another version than `only` was promoted last
 */
export async function rollback(
  { store, rights, by, say }: ReleaseContext,
  remote: string,
  { reason, only }: { reason?: string; only?: string } = {},
): Promise<void> {
  const { channel, from, to } = rolledBack(await store.readChannel(remote), only);
  await store.writeChannel(remote, rights.seal(remote, channel));
  await store.log(remote, { ...releaseAct(by, 'rollback', from), ...(reason && { reason }) });
  say(`${remote} is back at ${to} (was ${from})`);
}
