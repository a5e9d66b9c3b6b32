/** A collection of many albums whose files are generated while they are read, without memory or disk. */

const TRACKS = 3;
const PAGE = 100;
const CHUNK_BYTES = 65_536;
const HEAD_BYTES = 44;

export interface CollectionRequest {
  albums: number;
  trackBytes: number;
  /** The files of this album are answered with an error each time. */
  failingAlbum: number;
  /** Origin of the files' URLs. */
  origin: string;
}

const idOf = (kind: string, n: number) => `${kind}000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const numberOf = (id: string) => Number(id.slice(-12));

/** Answers the requests of a download of the whole collection: purchases, files of an album, the files. Null for other requests. */
export function answerCollection(wish: CollectionRequest, url: URL, method = 'GET', body = ''): Response | null {
  if (url.pathname === '/rest/v1/purchases') {
    return method === 'HEAD'
      ? new Response(null, { headers: { 'Content-Range': `0-0/${wish.albums}` } })
      : Response.json(purchasesAfter(wish, url.searchParams.get('or')));
  }
  if (url.pathname === '/functions/v1/request-download') {
    return Response.json(albumOf(wish, numberOf((JSON.parse(body) as { albumId: string }).albumId)));
  }
  const [, album] = /^\/signed\/(\d+)\//.exec(url.pathname) ?? [];
  if (!album) return null;
  if (Number(album) === wish.failingAlbum) return new Response(null, { status: 500 });
  return new Response(sound(wish.trackBytes), { headers: { 'Content-Length': String(wish.trackBytes) } });
}

function purchasesAfter({ albums }: CollectionRequest, place: string | null) {
  const last = place ? numberOf(/id\.lt\.([0-9a-f-]{36})/.exec(place)?.[1] ?? '') : albums + 1;
  return Array.from({ length: Math.min(PAGE, last - 1) }, (_, index) => last - 1 - index).map((n) => ({
    ...{ id: idOf('c3', n), album_id: idOf('a1', n), album_title: `Album ${n}`, artist_name: 'Ada Field' },
    ...{ amount_cents: 800, revoked_at: null, albums: null, order_items: null },
    created_at: '2024-03-01T10:00:00+00:00',
  }));
}

function albumOf({ trackBytes, origin }: CollectionRequest, n: number) {
  return {
    album: { id: idOf('a1', n), title: `Album ${n}`, artist: 'Ada Field', year: 2024, genre: 'Jazz', coverUrl: null },
    files: Array.from({ length: TRACKS }, (_, track) => ({
      ...{ trackId: idOf('b1', n * 10 + track), title: `Song ${track + 1}`, trackNumber: track + 1, format: 'wav' },
      ...{ bytes: trackBytes, url: `${origin}/signed/${n}/${track}` },
    })),
  };
}

/** A WAV file: its header, then generated samples, in chunks. */
function sound(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes - HEAD_BYTES;
  return new ReadableStream({
    start: (controller) => controller.enqueue(waveHead(left)),
    pull(controller) {
      if (left === 0) return controller.close();
      const piece = new Uint8Array(Math.min(left, CHUNK_BYTES)).fill(left % 251);
      left -= piece.length;
      controller.enqueue(piece);
    },
  });
}

function waveHead(sampleBytes: number): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + sampleBytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(88_200, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(sampleBytes, 40);
  return new Uint8Array(head);
}
