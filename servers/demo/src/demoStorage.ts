/** Reads and writes files through the storage service, so that rows and files agree. */
export type DemoStorage = {
  /** Replaces the file that an interrupted seeding left. */
  put: (bucket: string, path: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Adds a second name for the same bytes without using more space. An existing file of that name stays. */
  copy: (bucket: string, from: string, to: string) => Promise<void>;
  read: (publicPath: string) => Promise<Buffer>;
};

const CONFLICT = 409;

/** Names of demo files contain an id, and their bytes never change. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export function createDemoStorage(origin: string, secretKey: () => string): DemoStorage {
  return {
    put: async (bucket, path, bytes, contentType) => {
      const response = await fetch(`${origin}/storage/v1/object/${bucket}/${path}`, {
        method: 'POST',
        headers: {
          apikey: secretKey(),
          'content-type': contentType,
          'cache-control': CACHE_CONTROL,
          'x-upsert': 'true',
        },
        body: new Uint8Array(bytes),
      });
      if (!response.ok) throw new Error(`Storing ${bucket}/${path}: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    },
    copy: async (bucket, from, to) => {
      const response = await fetch(`${origin}/storage/v1/object/copy`, {
        method: 'POST',
        headers: { apikey: secretKey(), 'content-type': 'application/json' },
        body: JSON.stringify({ bucketId: bucket, sourceKey: from, destinationKey: to }),
      });
      const answer = await response.text();
      if (!response.ok && response.status !== CONFLICT)
        throw new Error(`Copying ${from}: ${response.status} ${answer}`);
    },
    read: async (publicPath) => {
      const response = await fetch(origin + publicPath);
      if (!response.ok) throw new Error(`Reading ${publicPath}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

/** URL of one of this site's files as the database stores it: without host and port, which may change. */
export const publicPath = (bucket: string, path: string) => `/storage/v1/object/public/${bucket}/${path}`;
