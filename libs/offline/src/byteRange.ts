/** Range of bytes; both ends are included. */
export type ByteRange = { from: number; to: number };

/** The single range of a `Range` header (RFC 9110); null when it has none, `unsatisfiable` when the file has no such bytes. */
export function readRange(header: string | null, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return null;
  const from = first ? Number(first) : Math.max(0, bytes - Number(last));
  const to = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  return from > to ? 'unsatisfiable' : { from, to };
}

/** Answers a range request with a part of a cached file: players seek by ranges, and caches contain complete files. */
export async function answerRange(whole: Response, rangeHeader: string | null): Promise<Response> {
  const file = await whole.blob();
  const range = readRange(rangeHeader, file.size);
  const headers = { 'content-type': whole.headers.get('content-type') ?? 'audio/mpeg', 'accept-ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } });
  }
  const { from, to } = range ?? { from: 0, to: file.size - 1 };
  return new Response(file.slice(from, to + 1), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(to - from + 1),
      ...(range && { 'content-range': `bytes ${from}-${to}/${file.size}` }),
    },
  });
}
