import { Buffer } from 'node:buffer';
import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { byName, IMMUTABLE_S, type Bucket, type BucketFile, type FileType } from './bucket.ts';
import { requireConditions } from './requireConditions.ts';
import { refused, textsIn } from './s3Xml.ts';
import { readStored, type StoredFile } from './readStored.ts';

export type S3Settings = {
  /** `https://s3.eu-central-1.amazonaws.com`, or the URL of any service with the S3 API. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Folder within the bucket, without slashes at its ends; empty for the root. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Session token of temporary credentials. */
  sessionToken: string | null;
};

/** Tries of a conditional write. Each lost try is another writer's success, so they end. */
const TRIES = 20;
const RETRY_WITHIN_MS = 200;

/** A bucket of AWS or of a service with the S3 API (Ceph, R2, MinIO, …), addressed by path. */
export function s3Bucket({ endpoint, region, bucket, prefix, sessionToken, ...keys }: S3Settings): Bucket {
  const client = new AwsClient({ ...keys, ...(sessionToken && { sessionToken }), region, service: 's3' });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const below = prefix ? `${prefix}/` : '';
  const addressOf = (name: string) => {
    const parts = (below + name).split('/');
    // A URL cannot name them: it would be the address of a file elsewhere.
    if (parts.some((part) => part === '.' || part === '..')) throw new Error(`No file of a release is called ${name}.`);
    return `${base}/${parts.map(encodeURIComponent).join('/')}`;
  };

  async function send(url: string, init: RequestInit = {}, body?: Uint8Array): Promise<Response> {
    const digest = createHash('sha256').update(body ?? '').digest('hex'); // prettier-ignore
    const headers = { ...(init.headers as Record<string, string>), 'x-amz-content-sha256': digest };
    return client.fetch(url, { ...init, headers, ...(body && { body: body as BodyInit }) });
  }
  /** Reads again what the service was too busy for, as the client does. */
  async function get(name: string): Promise<StoredFile> {
    const digest = createHash('sha256').update('').digest('hex');
    for (let left = TRIES; ; left -= 1) {
      const answer = await readStored(
        await client.sign(addressOf(name), { headers: { 'x-amz-content-sha256': digest } }),
      );
      if (left === 1 || (answer.status < 500 && answer.status !== 429)) return answer;
      await wait(Math.random() * RETRY_WITHIN_MS);
    }
  }
  async function put(name: string, bytes: Uint8Array, { type, encoding }: FileType, headers: Record<string, string>) {
    const said = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }), ...headers };
    return send(addressOf(name), { method: 'PUT', headers: said }, bytes);
  }
  const checked = new Map<string, Promise<void>>();
  /** Checks once for each folder of a remote that conditions are obeyed. Keys of a team may write nowhere else. */
  const conditionsHold = (name: string) => {
    const folder = name.split('/')[0]!;
    const check = checked.get(folder) ?? requireConditions(endpoint, folder, put);
    checked.set(folder, check);
    return check;
  };
  /** Reads every page of a listing. */
  async function list(folder: string, delimiter: string): Promise<{ files: BucketFile[]; folders: string[] }> {
    const found = { files: [] as BucketFile[], folders: [] as string[] };
    for (let token = ''; ;) {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix: below + folder });
      if (delimiter) query.set('delimiter', delimiter);
      if (token) query.set('continuation-token', token);
      const answer = await send(`${base}?${query.toString()}`);
      if (!answer.ok) throw await refused(answer, `list ${folder}`);
      const xml = await answer.text();
      const cut = (path: string) => path.slice((below + folder).length);
      found.files.push(
        ...textsIn(xml, 'Contents').map((inner) => ({
          name: cut(decodeKey(textsIn(inner, 'Key')[0]!)),
          bytes: Number(textsIn(inner, 'Size')[0]),
          writtenAt: new Date(textsIn(inner, 'LastModified')[0]!),
        })),
      );
      found.folders.push(
        ...textsIn(xml, 'CommonPrefixes').map((inner) => cut(decodeKey(textsIn(inner, 'Prefix')[0]!))),
      );
      token = unescape(textsIn(xml, 'NextContinuationToken')[0] ?? '');
      if (!token) return found;
    }
  }

  /**
   * Repeats a conditional write until it is decided. 409: a concurrent write or deletion of the same name was not finished, and S3
   * asks to try again. https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
   */
  async function decide<Outcome>(name: string, attempt: () => Promise<Outcome | 'again'>): Promise<Outcome> {
    for (let left = TRIES; left > 0; left -= 1) {
      const outcome = await attempt();
      if (outcome !== 'again') return outcome as Outcome;
      await wait(Math.random() * RETRY_WITHIN_MS);
    }
    throw new Error(`Others change ${name} all the time. Nothing was changed; run it again.`);
  }
  async function readTagged(name: string): Promise<{ bytes: Uint8Array; etag: string } | null> {
    const { status, bytes, etag } = await get(name);
    if (status === 404) return null;
    if (status !== 200) throw await refused(new Response(bytes, { status }), `read ${name}`);
    return { bytes, etag };
  }

  return {
    read: async (name) => (await readTagged(name))?.bytes ?? null,
    create: async (name, bytes, type) => {
      await conditionsHold(name);
      return decide(name, async () => {
        const headers = { 'cache-control': `public, max-age=${IMMUTABLE_S}, immutable`, 'if-none-match': '*' };
        const answer = await put(name, bytes, type, headers);
        if (answer.status === 409) return 'again';
        if (answer.status === 412) return false;
        if (!answer.ok) throw await refused(answer, `write ${name}`);
        return true;
      });
    },
    update: async (name, change, type) => {
      await conditionsHold(name);
      let isQuoted = true;
      return decide(name, async () => {
        const before = await readTagged(name);
        const bytes = await change(before?.bytes ?? null);
        const condition: Record<string, string> = before
          ? { 'if-match': isQuoted ? before.etag : before.etag.replaceAll('"', '') }
          : { 'if-none-match': '*' };
        const answer = await put(name, bytes, type, { 'cache-control': 'no-cache', ...condition });
        if (answer.ok) return bytes;
        // 404: the file was deleted meanwhile.
        if (![404, 409, 412].includes(answer.status)) throw await refused(answer, `write ${name}`);
        // The client repeats a request whose answer was lost: the file may hold these bytes already.
        const after = await readTagged(name);
        // The file is unchanged: Ceph and DigitalOcean Spaces compare an ETag without its quotes, against RFC 9110.
        if (before && before.etag === after?.etag) isQuoted = !isQuoted;
        return after && Buffer.from(bytes).equals(after.bytes) ? bytes : 'again';
      });
    },
    replace: async (name, bytes, type) => {
      const answer = await put(name, bytes, type, { 'cache-control': 'no-cache' });
      if (!answer.ok) throw await refused(answer, `write ${name}`);
    },
    remove: async (names) => {
      for (const name of names) {
        const answer = await send(addressOf(name), { method: 'DELETE' });
        if (!answer.ok && answer.status !== 404) throw await refused(answer, `delete ${name}`);
      }
    },
    folders: async (folder) => (await list(folder, '/')).folders.map((name) => name.replace(/\/$/, '')).sort(),
    files: async (folder) => (await list(folder, '')).files.sort(byName),
  };
}

const decodeKey = (key: string) => decodeURIComponent(unescape(key).replaceAll('+', ' '));
const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
