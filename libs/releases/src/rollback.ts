import type { ReleaseChannel } from '@fairtone/contracts';
import { rolledBack } from './channel.ts';
import type { Rights } from './keys/rights.ts';
import { releaseAct } from './releaseAct.ts';
import type { ReleaseStore } from './stores/store.ts';

/** Needed to change what is live. */
export type ReleaseContext = {
  store: ReleaseStore;
  rights: Rights;
  /** The person named in the log. */
  by: string;
  /** Prints a line. */
  say: (line: string) => void;
};

type RollbackOptions = {
  /** Written into the log. */
  reason?: string;
  /** The version to roll back; a version that was promoted meanwhile stays. */
  only?: string;
  /** Throws when the channel, or the version that the rollback leads to, is not what the caller decided about. */
  expect?: (channel: ReleaseChannel, to: string) => void;
};

/**
 * Rolls back the last promotion, and writes it into the log of the remote.
 * @throws when there is no earlier version, or another version than `only` was promoted last
 */
export async function rollback(
  { store, rights, by, say }: ReleaseContext,
  remote: string,
  { reason, only, expect }: RollbackOptions = {},
): Promise<void> {
  // Refused here already, so that a mistyped name creates nothing in the store.
  rolledBack(await store.readChannel(remote), only);
  let [from, to] = ['', ''];
  await store.changeChannel(remote, (before) => {
    const back = rolledBack(before, only);
    expect?.(before, back.to);
    ({ from, to } = back);
    return rights.seal(remote, back.channel);
  });
  await store.log(remote, { ...releaseAct(by, 'rollback', from), ...(reason && { reason }) });
  say(`${remote} is back at ${to} (was ${from})`);
}
