import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type S3Double = {
  url: string;
  /** The stored files with the headers of their upload. */
  objects: Map<string, StoredObject>;
  /** Called before a put is decided. A status that it returns is the response. */
  beforePut: ((key: string) => Promise<number | void>) | null;
  /** How this server treats conditions of a put: as AWS, or as services that have them only in part. */
  conditions: 'obeyed' | 'ETags without quotes' | 'If-None-Match ignored' | 'If-Match ignored';
  /** Called before a get. A status that it returns is the response. */
  beforeGet: (() => number | undefined) | null;
  stop: () => Promise<void>;
};

type StoredObject = { bytes: Buffer; headers: Record<string, string>; writtenAt: Date };
type Keys = { accessKeyId: string; secretAccessKey: string };

const PAGE = 3;
/** Headers of an upload with which S3 answers every download, whatever the request accepts. */
const KEPT_HEADERS = ['cache-control', 'content-encoding', 'content-type'];

/**
 * A small S3 server over HTTP: conditional puts, gets, deletions, and listings in pages of three. It checks every signature
 * and every body's digest as AWS Signature Version 4 describes. Conditions follow
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html: `if-none-match` takes only `*` and fails with 412
 * when the name is taken; `if-match` fails with 412 for another ETag and with 404 for a missing file. The ETag of a put is the
 * quoted MD5 of its bytes. `servers/edge/src/releases/s3Store.full.db.test.ts` asks the same of Ceph.
 */
export async function startS3Double(keys: Keys): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const double: Pick<S3Double, 'beforePut' | 'beforeGet' | 'conditions'> = {
    beforePut: null,
    beforeGet: null,
    conditions: 'obeyed',
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (!isSigned(request, body, keys)) return void refuse(response, 403, 'SignatureDoesNotMatch');
    const url = new URL(request.url!, 'http://s3');
    if (url.searchParams.get('list-type') === '2') return void response.end(list(objects, url.searchParams));
    const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/');
    if (request.method === 'PUT') {
      const status = await double.beforePut?.(key);
      if (status) return void refuse(response, status, 'ConditionalRequestConflict');
      const failed = failedCondition(request, objects.get(key), double.conditions);
      if (failed) return void refuse(response, ...failed);
      objects.set(key, { bytes: body, headers: request.headers as Record<string, string>, writtenAt: new Date() });
      return void response.setHeader('etag', etagOf(body)).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const busy = double.beforeGet?.();
    if (busy) return void refuse(response, busy, 'SlowDown');
    const object = objects.get(key);
    if (!object) return void refuse(response, 404, 'NoSuchKey');
    for (const name of KEPT_HEADERS) if (object.headers[name]) response.setHeader(name, object.headers[name]);
    response.setHeader('etag', etagOf(object.bytes)).end(object.bytes);
  }

  return Object.assign(double, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  });
}

/** The response to a conditional put that changes nothing; null when its condition holds. */
function failedCondition(
  { headers }: IncomingMessage,
  object: StoredObject | undefined,
  conditions: S3Double['conditions'],
): [number, string] | null {
  const match = conditions === 'If-Match ignored' ? undefined : headers['if-match'];
  const noneMatch = conditions === 'If-None-Match ignored' ? undefined : headers['if-none-match'];
  if (noneMatch !== undefined && noneMatch !== '*') return [501, 'NotImplemented'];
  if (noneMatch && object) return [412, 'PreconditionFailed'];
  if (match && !object) return [404, 'NoSuchKey'];
  const etag = object && etagOf(object.bytes);
  const compared = conditions === 'ETags without quotes' ? etag?.replaceAll('"', '') : etag;
  return match && match !== compared ? [412, 'PreconditionFailed'] : null;
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

function list(objects: S3Double['objects'], query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
  const entries = new Set<string>();
  for (const key of [...objects.keys()].filter((name) => name.startsWith(prefix)).sort()) {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    entries.add(end < 0 ? key : key.slice(0, end + 1));
  }
  const from = Number(query.get('continuation-token') ?? 0);
  const page = [...entries].slice(from, from + PAGE);
  const elements = page.map((entry) =>
    delimiter && entry.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${encodeURIComponent(entry)}</Prefix></CommonPrefixes>`
      : contentsOf(entry, objects.get(entry)!),
  );
  const next = from + PAGE < entries.size ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult><Prefix>${encodeURIComponent(prefix)}</Prefix>${elements.join('')}${next}</ListBucketResult>`;
}

const contentsOf = (key: string, { bytes, writtenAt }: StoredObject) =>
  `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${writtenAt.toISOString()}</LastModified>` +
  `<ETag>${etagOf(bytes).replaceAll('"', '&quot;')}</ETag><Size>${bytes.length}</Size></Contents>`;

function isSigned(request: IncomingMessage, body: Buffer, { accessKeyId, secretAccessKey }: Keys): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!match || match[1] !== accessKeyId) return false;
  const [, , day, region, names, signature] = match;
  const bodyDigest = sha256(body);
  if (request.headers['x-amz-content-sha256'] !== bodyDigest) return false;

  const url = new URL(request.url!, 'http://s3');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names!
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, names, bodyDigest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n');
  const key = [day!, region!, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
