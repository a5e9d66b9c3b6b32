import type { ReleaseChannel, RemoteRelease } from '@fairtone/contracts';
import { promoted } from '../channel.ts';
import { releaseAct } from '../releaseAct.ts';
import type { ReleaseContext } from '../rollback.ts';
import { refuse, RefusedRelease } from '../refusedRelease.ts';

type Options = {
  /** Share of the devices, 0 to 100. */
  percent: number;
  /** Written into the log. */
  reason?: string | undefined;
  /** Lists what speaks against the version. */
  verify: () => Promise<string[]>;
  /** Throws when the channel is not what the caller decided about. */
  expect?: (channel: ReleaseChannel) => void;
};

/** Makes a published version live, and writes it into the log of the remote. @throws listing every reason against it */
export async function promoteVersion(
  { store, rights, by, say }: ReleaseContext,
  remote: string,
  version: string,
  { percent, reason, verify, expect }: Options,
): Promise<void> {
  rights.require(remote);
  refuse(`${remote} ${version}`, await verify());
  const build = (await store.readBuild(remote, version))!;
  const release: RemoteRelease = { ...build, baseUrl: `${store.baseUrl}${remote}/${version}/` };
  await store.changeChannel(remote, async (channel) => {
    expect?.(channel);
    if (!(await store.readBuild(remote, version)))
      throw new RefusedRelease(
        'version_not_found',
        `${remote} ${version} was deleted from the store meanwhile; publish it again.`,
      );
    return rights.seal(remote, promoted(channel, release, percent));
  });
  await store.log(remote, { ...releaseAct(by, 'promote', version), percent, ...(reason && { reason }) });
  say(
    percent === 100 ? `${remote} ${version} is live` : `${remote} ${version} is live for ${percent} % of the devices`,
  );
}
