import type { ReleaseManifest } from '@fairtone/contracts';

/** Every page, feed and sitemap. */
export const ALL_TAG = 'all';
/** Pages that list what nobody named in their address: a new album may appear in any of them. */
const LISTS_TAG = 'lists';
/** Pages with more ids than a header can name. */
export const MANY_TAG = 'many';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** Headers of a response may have 8 kB at Varnish. */
const MOST_IDS = 500;

/** The tag of an album, an artist, a listener or a playlist: eight digits, because two rows with the same ones only purge each other. */
export const tagOfId = (id: string): string => `id-${id.slice(0, 8).toLowerCase()}`;

export const tagOfRemote = (name: string): string => `remote-${name}`;

type TaggedDocument = {
  text: string;
  /** With its query. */
  path: string;
  /** Whether it contains anything of the database. */
  hasData: boolean;
  /** Of a page, which contains the live release of every remote. */
  manifest?: ReleaseManifest;
};

/** The tags of a document. It changes with each row whose id it contains, so that no kind of page needs rules of its own. */
export function pageTags({ text, path, hasData, manifest }: TaggedDocument): string[] {
  const ids = new Set([...(path + text).matchAll(UUID)].map(([id]) => tagOfId(id)));
  const isList = hasData && path.search(UUID) < 0;
  return [
    ALL_TAG,
    ...Object.keys(manifest?.remotes ?? {}).map(tagOfRemote),
    ...(isList ? [LISTS_TAG] : []),
    ...(ids.size > MOST_IDS ? [MANY_TAG] : ids),
  ];
}
