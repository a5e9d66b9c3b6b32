import type { ReleaseChannel } from '@fairtone/contracts';
import { isSignedFor, publicKeyOf, signChannel, type Keyring } from './signature.ts';

/** What this person may release. */
export type Rights = {
  /** @throws when no key of the remote is at hand */
  require: (remote: string) => void;
  /** The channel as it may lie in the store. @throws when it says more than this person may */
  seal: (remote: string, channel: ReleaseChannel) => ReleaseChannel;
};

/** Without keys, whoever can write to the store may release everything. */
export const EVERYTHING: Rights = { require: () => undefined, seal: (_remote, channel) => channel };

/** @param privateKey PEM of who releases, or null */
export function rightsOf(keyring: Keyring, privateKey: string | null): Rights {
  const own = privateKey && publicKeyOf(privateKey);
  const mayRelease = (remote: string) => own !== null && (keyring[remote] ?? []).includes(own);
  const require = (remote: string) => {
    if (mayRelease(remote)) return;
    throw new Error(
      own
        ? `This key is none of ${remote}'s: its team releases it.`
        : `Releasing ${remote} needs a key of its team: name its file in FAIRTONE_RELEASE_KEY.`,
    );
  };
  return {
    require,
    seal: (remote, channel) => {
      // Who has no key may still take a broken canary away: what stays was signed before.
      if (!mayRelease(remote) && isSignedFor(remote, channel, keyring)) return channel;
      require(remote);
      return signChannel(remote, channel, privateKey!);
    },
  };
}
