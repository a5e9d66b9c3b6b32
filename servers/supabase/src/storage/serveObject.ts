import type { Context } from 'hono';
import { Readable } from 'node:stream';
import type { StorageDeps } from './deps.ts';
import type { FileStore, OpenedFile } from './fileStore.ts';
import type { ObjectRow } from './objects.ts';
import { readRange } from './range.ts';
import { objectNotFound } from './storageError.ts';

/** Types that a browser would run in our origin when they are opened directly. */
const ACTIVE_TYPE =
  /^(text\/html|application\/xhtml\+xml|image\/svg\+xml|text\/xml|application\/xml|text\/javascript|application\/javascript)/i;

/** Answers GET and HEAD for the object that `find` gives: what the caller may read, as it is now. */
export async function serveObject(
  { files }: StorageDeps,
  context: Context,
  find: () => Promise<ObjectRow>,
  visibility: 'public' | 'private',
) {
  const { object, file } = await openObject(files, find);
  const { size } = file;
  const headers = headersOf(object, context, visibility);
  if (isUnchanged(context, object)) return withoutBytes(file, context.body(null, 304, headers));

  const range = isSameVersion(context.req.header('if-range'), object)
    ? readRange(context.req.header('range'), size)
    : null;
  if (range === 'unsatisfiable')
    return withoutBytes(file, context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` }));

  const part = range ?? { start: 0, end: size - 1 };
  const init = { status: range ? 206 : 200, headers };
  headers['content-length'] = String(part.end - part.start + 1);
  if (range) headers['content-range'] = `bytes ${part.start}-${part.end}/${size}`;
  if (context.req.method === 'HEAD' || size === 0) return withoutBytes(file, new Response(null, init));
  return new Response(Readable.toWeb(file.read(part)) as ReadableStream, init);
}

/** A replacement removes the file of the version before: a read that found the row just before looks again. */
async function openObject(
  files: FileStore,
  find: () => Promise<ObjectRow>,
): Promise<{ object: ObjectRow; file: OpenedFile }> {
  let missed: string | undefined;
  for (;;) {
    const object = await find();
    const file = await files.open(object.version);
    if (file) return { object, file };
    if (object.version === missed) throw objectNotFound();
    missed = object.version;
  }
}

async function withoutBytes(file: OpenedFile, answer: Response): Promise<Response> {
  await file.close();
  return answer;
}

/** Ranges of different versions must not be combined. A date matches only when it is exactly this version's. */
function isSameVersion(ifRange: string | undefined, { metadata }: ObjectRow): boolean {
  if (!ifRange || ifRange === metadata.eTag) return true;
  return ifRange === new Date(metadata.lastModified).toUTCString();
}

function headersOf(object: ObjectRow, context: Context, visibility: 'public' | 'private'): Record<string, string> {
  const type = object.metadata.mimetype;
  const download = context.req.query('download');
  const fileName = download ? decodedOnceMore(download) : object.name.split('/').pop()!;
  return {
    'content-type': type,
    etag: object.metadata.eTag,
    'last-modified': new Date(object.metadata.lastModified).toUTCString(),
    'cache-control': `${visibility}, ${object.metadata.cacheControl}`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // An object that is opened as a page can run and load nothing, whatever its bytes are.
    'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...(download !== undefined || ACTIVE_TYPE.test(type) ? { 'content-disposition': attachment(fileName) } : {}),
  };
}

/** storage-js encodes the download name of a signed URL twice. */
function decodedOnceMore(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const attachment = (fileName: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

function isUnchanged(context: Context, object: ObjectRow): boolean {
  const ifNoneMatch = context.req.header('if-none-match');
  if (ifNoneMatch !== undefined) {
    return ifNoneMatch
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === object.metadata.eTag || tag.trim() === '*');
  }
  const since = Date.parse(context.req.header('if-modified-since') ?? '');
  // HTTP dates have whole seconds.
  return Number.isFinite(since) && Math.floor(Date.parse(object.metadata.lastModified) / 1000) * 1000 <= since;
}
