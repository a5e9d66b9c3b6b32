import type { ReleaseChannel, ReleasePreview } from '@fairtone/contracts';
import { RefusedRelease } from '../refusedRelease.ts';
import { isSignedFor, publicKeyOf, signChannel, signPreview, type Keyring } from './signature.ts';

/** What the caller may release. */
export type Rights = {
  /** @throws when the caller has no key of the remote */
  require: (remote: string) => void;
  /** Returns the signed channel. @throws when the caller has no key for its changes */
  seal: (remote: string, channel: ReleaseChannel) => ReleaseChannel;
  /** Returns the signed preview. @throws when the caller has no key of the remote */
  sealPreview: (remote: string, preview: ReleasePreview) => ReleasePreview;
};

/** Rights without a keyring: everyone who can write to the store may release everything. */
export const EVERYTHING: Rights = {
  require: () => undefined,
  seal: (_remote, channel) => channel,
  sealPreview: (_remote, preview) => preview,
};

/** @param privateKey PEM of the person who releases, or null */
export function rightsOf(keyring: Keyring, privateKey: string | null): Rights {
  const own = privateKey && publicKeyOf(privateKey);
  const mayRelease = (remote: string) => own !== null && (keyring[remote] ?? []).includes(own);
  const require = (remote: string) => {
    if (mayRelease(remote)) return;
    throw new RefusedRelease(
      'key_missing',
      own
        ? `This key is none of ${remote}'s: its team releases it.`
        : `Releasing ${remote} needs a key of its team: name its file in FAIRTONE_RELEASE_KEY.`,
    );
  };
  return {
    require,
    seal: (remote, channel) => {
      // A person without a key may still remove a broken canary: what remains was signed before.
      if (!mayRelease(remote) && isSignedFor(remote, channel, keyring)) return channel;
      require(remote);
      return signChannel(remote, channel, privateKey!);
    },
    sealPreview: (remote, preview) => {
      require(remote);
      return signPreview(remote, preview, privateKey!);
    },
  };
}
