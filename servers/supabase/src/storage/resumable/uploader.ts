import type { Context } from 'hono';
import { z } from 'zod';
import { callerOf, type Caller } from '../caller.ts';
import type { StorageDeps } from '../deps.ts';
import type { ObjectAddress } from '../objectName.ts';
import { readUploadToken } from '../signedUrl.ts';
import { badRequest } from '../storageError.ts';

/** The uploader: a session, or the holder of a signed upload URL, who acts as its signer. */
export type Uploader = {
  caller: Caller;
  /** Folder of this person's unfinished uploads: other people's cannot be addressed. */
  owner: string;
  /** Null: the request's x-upsert header decides. */
  isReplacing: boolean | null;
  mayWrite: (address: ObjectAddress) => boolean;
};

export async function uploaderOf(deps: StorageDeps, context: Context): Promise<Uploader> {
  const caller = await callerOf(deps, context);
  const owner = folderOf(caller.userId ?? caller.role);
  return { caller, owner, isReplacing: null, mayWrite: () => true };
}

const SIGNED = '-signed';

/** Both folders of a person: for uploads in a session, and by signed URLs. */
export const foldersOf = (userId: string) => [userId, `${userId}${SIGNED}`].map(folderOf);

/** Id of the folder's owner; null when it is a role. */
export function personOf(folder: string): string | null {
  const name = folder.endsWith(SIGNED) ? folder.slice(0, -SIGNED.length) : folder;
  return z.uuid().safeParse(name).success ? name : null;
}

export async function signedUploaderOf(deps: StorageDeps, context: Context): Promise<Uploader> {
  const { url, caller, isReplacing } = await readUploadToken(deps, context.req.header('x-signature'));
  return {
    caller,
    owner: folderOf(`${caller.userId ?? caller.role}${SIGNED}`),
    isReplacing,
    mayWrite: ({ bucket, name }) => url === `${bucket}/${name}`,
  };
}

function folderOf(name: string): string {
  if (!/^[\w-]{1,100}$/.test(name)) throw badRequest('This token names nobody');
  return name;
}
