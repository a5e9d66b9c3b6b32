import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfiesContract, type ReleaseChannel } from '@fairtone/contracts';
import { copyVersion, type ReleaseFolder } from '../../support/releases';

/**
 * Replaces remotes that need a newer contract than the shell has by their live releases. A remote that was never released is taken away.
 * @param store the release store with the live releases
 * @returns the names of those remotes
 */
export function replaceNewerRemotes(releases: ReleaseFolder, contract: string, store: string): string[] {
  const early = Object.values(releases.live).filter((build) => !satisfiesContract(contract, build.contract));
  for (const { name } of early) {
    const live = join(store, name, 'live.json');
    if (!existsSync(live)) {
      releases.forget(name);
      delete releases.live[name];
      continue;
    }
    const channel = JSON.parse(readFileSync(live, 'utf8')) as ReleaseChannel;
    const build = channel.promoted[0]!;
    copyVersion(store, releases.folder, build);
    releases.live[name] = build;
    releases.release(build);
  }
  return early.map(({ name, contract: needed }) => `${name} (${needed})`);
}
