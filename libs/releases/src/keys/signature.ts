import { Buffer } from 'node:buffer';
import type { ReleaseChannel, ReleasePreview } from '@fairtone/contracts';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** The public keys of each remote's team, as base64 (SPKI). */
export type Keyring = Record<string, string[]>;

/** A channel from the store. It may have fields that this version of the code does not know. */
type Raw = Record<string, unknown>;

/**
 * Signs the live release and the canary separately, so that a person without a key can remove a broken canary.
 * @param privateKey Ed25519, PEM
 */
export function signChannel(remote: string, channel: ReleaseChannel, privateKey: string): ReleaseChannel {
  const seal = signerOf(remote, privateKey);
  const { promoted, canary } = channel;
  return {
    ...channel,
    signatures: { promoted: seal('promoted', promoted), ...(canary && { canary: seal('canary', canary) }) },
  };
}

/** Whether keys of this remote signed everything that the channel makes live. */
export function isSignedFor(remote: string, channel: unknown, keyring: Keyring): boolean {
  const { promoted, canary, signatures } = channel as Raw;
  const check = checkerOf(remote, keyring);
  const isSealed = (part: string, value: unknown) => check(part, value, (signatures as Raw | undefined)?.[part]);
  return isSealed('promoted', promoted) && (canary === undefined || isSealed('canary', canary));
}

/**
 * Signs a preview with its id and its end, so that neither another version nor another time can be put in their place.
 * @param privateKey Ed25519, PEM
 */
export function signPreview(remote: string, preview: ReleasePreview, privateKey: string): ReleasePreview {
  const { signature: _before, ...content } = preview;
  return { ...content, signature: signerOf(remote, privateKey)('preview', content) };
}

/** Whether a key of this remote signed the preview. @param preview as it is in the store, with fields that this code may not know */
export function isPreviewSignedFor(remote: string, preview: unknown, keyring: Keyring): boolean {
  const { signature, ...content } = preview as Raw;
  return checkerOf(remote, keyring)('preview', content, signature);
}

/** Returns a function that signs one part of what is released. */
function signerOf(remote: string, privateKey: string) {
  const key = createPrivateKey(privateKey);
  return (part: string, value: unknown) => sign(null, signedBytes(remote, part, value), key).toString('base64');
}

/** Returns a function that checks the signature of one part. */
function checkerOf(remote: string, keyring: Keyring) {
  const keys = (keyring[remote] ?? []).map((key) =>
    createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
  );
  return (part: string, value: unknown, signature: unknown): boolean =>
    typeof signature === 'string' &&
    keys.some((key) => verify(null, signedBytes(remote, part, value), key, Buffer.from(signature, 'base64')));
}

/** The public key of a private key, as the keyring stores it. */
export const publicKeyOf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');

const signedBytes = (remote: string, part: string, value: unknown) => Buffer.from(ordered({ remote, part, value }));

/** JSON with sorted keys, so that every writer gets the same bytes. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${ordered(inner)}`).join(',')}}`;
}
