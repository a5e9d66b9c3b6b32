import type { ReleasePreview, RemoteRelease } from '@fairtone/contracts';
import { newPreview } from '../preview.ts';
import { releaseAct } from '../releaseAct.ts';
import type { ReleaseContext } from '../rollback.ts';
import { refuse, RefusedRelease } from '../refusedRelease.ts';

/**
 * Makes a preview of a published version, for a week.
 * @param verify lists what speaks against the version: a preview must satisfy what a promotion must
 * @throws listing every reason against it
 */
export async function makePreview(
  { store, rights, by }: ReleaseContext,
  remote: string,
  version: string,
  { verify, now }: { verify: () => Promise<string[]>; now: Date },
): Promise<ReleasePreview> {
  rights.require(remote);
  const what = `${remote} ${version}`;
  refuse(what, await verify());
  const build = (await store.readBuild(remote, version))!;
  const release: RemoteRelease = { ...build, baseUrl: `${store.baseUrl}${remote}/${version}/` };
  const made = rights.sealPreview(remote, newPreview(release, now));
  await store.addPreview(remote, made);
  // The collection of garbage withdraws a version before it looks for previews.
  if (!(await store.readBuild(remote, version))) {
    await store.removePreview(remote, made.id);
    throw new RefusedRelease('version_not_found', `${what} was deleted from the store meanwhile; preview it again.`);
  }
  await store.log(remote, releaseAct(by, 'preview', version));
  return made;
}

/** The link of a preview. @param site URL of the site that shows it */
export const previewLink = (remote: string, id: string, site: string): string =>
  new URL(`/preview/${remote}/${id}`, site).href;
