import { readToken, signToken } from '../keys/jwt.ts';
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
  await readClaims(deps, address, token, 'read');
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
  const claims = await readClaims(deps, address, token, 'upload');
  return { ownerId: typeof claims.owner === 'string' ? claims.owner : null, isReplacing: claims.upsert === true };
}

async function readClaims(deps: StorageDeps, address: ObjectAddress, token: string | undefined, purpose: Purpose) {
  const claims = token ? await readToken(token, deps.secrets.signedUrlSecret) : null;
  if (!claims || claims.for !== purpose || claims.url !== pathOf(address)) {
    throw new StorageError(400, 'InvalidJWT', 'The signed url is invalid or has expired');
  }
  return claims;
}
