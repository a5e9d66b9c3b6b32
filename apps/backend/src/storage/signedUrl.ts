import { readToken, signToken } from '../keys/jwt.ts';
import type { Caller } from './caller.ts';
import type { StorageDeps } from './deps.ts';
import type { ObjectAddress } from './objectName.ts';
import { badRequest, StorageError } from './storageError.ts';

/** A signed url opens one object for reading, or takes one upload, until it expires. */
type Purpose = 'read' | 'upload';
export type UploadGrant = { ownerId: string | null; isReplacing: boolean };

const LONGEST_S = 7 * 24 * 3600;
const UPLOAD_S = 2 * 3600;

const pathOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`;

export async function signReading(deps: StorageDeps, address: ObjectAddress, expiresInS: unknown): Promise<string> {
  if (!Number.isInteger(expiresInS) || (expiresInS as number) < 1 || (expiresInS as number) > LONGEST_S) {
    throw badRequest(`expiresIn must be a whole number of seconds from 1 to ${LONGEST_S}`);
  }
  const claims = { url: pathOf(address), for: 'read' satisfies Purpose };
  const token = await signToken(claims, deps.secrets.signedUrlSecret, expiresInS as number);
  return `/object/sign/${pathOf(address)}?token=${token}`;
}

export async function checkReading(
  deps: StorageDeps,
  address: ObjectAddress,
  token: string | undefined,
): Promise<void> {
  const { url } = await readClaims(deps, token, 'read');
  if (url !== pathOf(address)) throw invalidToken();
}

export function signUpload(deps: StorageDeps, address: ObjectAddress, grant: UploadGrant): Promise<string> {
  const claims = {
    url: pathOf(address),
    for: 'upload' satisfies Purpose,
    owner: grant.ownerId,
    upsert: grant.isReplacing,
  };
  return signToken(claims, deps.secrets.signedUrlSecret, UPLOAD_S);
}

export async function checkUpload(
  deps: StorageDeps,
  address: ObjectAddress,
  token: string | undefined,
): Promise<UploadGrant> {
  const { url, ...grant } = await readUploadToken(deps, token);
  if (url !== pathOf(address)) throw invalidToken();
  return grant;
}

/** What an upload token allows, and for which `bucket/name`. */
export async function readUploadToken(
  deps: StorageDeps,
  token: string | undefined,
): Promise<UploadGrant & { url: string }> {
  const { url, owner, upsert } = await readClaims(deps, token, 'upload');
  return { url: String(url), ownerId: typeof owner === 'string' ? owner : null, isReplacing: upsert === true };
}

/** The right was checked when the url was signed; the row is written in the signer's name. */
export function signedCaller(ownerId: string | null): Caller {
  return {
    role: 'service_role',
    userId: ownerId,
    claims: JSON.stringify({ role: 'service_role', sub: ownerId }),
  };
}

async function readClaims(deps: StorageDeps, token: string | undefined, purpose: Purpose) {
  const claims = token ? await readToken(token, deps.secrets.signedUrlSecret) : null;
  if (claims?.for !== purpose) throw invalidToken();
  return claims;
}

const invalidToken = () => new StorageError(400, 'InvalidJWT', 'The signed url is invalid or has expired');
