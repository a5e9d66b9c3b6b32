import { z } from 'zod';
import { readToken, signToken } from '../keys/jwt.ts';
import { callerOfClaims, type Caller } from './caller.ts';
import type { StorageDeps } from './deps.ts';
import type { ObjectAddress } from './objectName.ts';
import { badRequest, StorageError } from './storageError.ts';

/** A signed URL allows reading one object, or one upload, until it expires. */
type Purpose = 'read' | 'upload';
/** The uploader, and whether the upload may replace an object. */
export type UploadGrant = { caller: Caller; isReplacing: boolean };

const signerSchema = z.object({ role: z.string(), sub: z.string().optional(), session_id: z.string().optional() });

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

export function signUpload(
  deps: StorageDeps,
  address: ObjectAddress,
  { caller, isReplacing }: UploadGrant,
): Promise<string> {
  const { role, userId, sessionId } = caller;
  const signer = { role, sub: userId ?? undefined, session_id: sessionId ?? undefined } satisfies z.infer<
    typeof signerSchema
  >;
  const claims = { url: pathOf(address), for: 'upload' satisfies Purpose, signer, upsert: isReplacing };
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

/**
 * The grant of an upload token and its `bucket/name`. Hosted Supabase uses the rights at the time of signing; here the
 * upload uses the signer's rights at the time of the upload, and only while the signer's session exists.
 * @throws StorageError 400 `InvalidJWT`
 */
export async function readUploadToken(
  deps: StorageDeps,
  token: string | undefined,
): Promise<UploadGrant & { url: string }> {
  const { url, signer, upsert } = await readClaims(deps, token, 'upload');
  const { data: claims } = signerSchema.safeParse(signer);
  const caller = claims ? callerOfClaims(claims) : null;
  if (!caller || (caller.role === 'authenticated' && !(await deps.sessions.isLive(caller.sessionId))))
    throw invalidToken();
  return { url: String(url), caller, isReplacing: upsert === true };
}

async function readClaims(deps: StorageDeps, token: string | undefined, purpose: Purpose) {
  const claims = token ? await readToken(token, deps.secrets.signedUrlSecret) : null;
  if (claims?.for !== purpose) throw invalidToken();
  return claims;
}

const invalidToken = () => new StorageError(400, 'InvalidJWT', 'The signed url is invalid or has expired');
