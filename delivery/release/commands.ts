import { hasEnded, promoteVersion, refuse, releaseAct } from '@fairtone/releases';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiveContract, readPublishContract, verify, verifyBuild } from './verify/verify.ts';
import type { ToolContext } from './toolContext.ts';

/**
 * Copies the build of a remote into the store; no visitor gets it before it is promoted.
 * @param shell url of the live site; without it the shell built here counts, or else the contract of these sources
 * @throws listing every problem of the build itself
 */
export async function publish(
  workplace: ToolContext,
  remote: string,
  { shell = null }: { shell?: string | null } = {},
): Promise<string> {
  const { root, store, rights, by, say } = workplace;
  rights.require(remote);
  const build = join(root, 'dist/apps', remote);
  const file = join(build, 'remote.json');
  if (!existsSync(file))
    throw new Error(`${remote} is not built: run npx nx build ${remote}, or npm run build outside the repository`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  refuse(`${remote} ${version}`, await verifyBuild(workplace, remote, build, await readPublishContract(root, shell)));
  const outcome = await store.put(remote, version, build);
  if (outcome === 'published') await store.log(remote, releaseAct(by, 'publish', version));
  say(`${remote} ${version} ${outcome === 'published' ? 'published' : 'was published already'}`);
  return version;
}

/** Makes a published version live. @throws listing every reason against it */
export const promote = (
  workplace: ToolContext,
  remote: string,
  version: string,
  {
    percent = 100,
    shell = null,
    reason,
  }: { percent?: number; shell?: string | null; reason?: string | undefined } = {},
): Promise<void> =>
  promoteVersion(workplace, remote, version, {
    percent,
    reason,
    verify: async () => verify(workplace, remote, version, await readLiveContract(workplace.root, shell)),
  });

/** Lists what is live of each remote, and what could be promoted. */
export async function list({ store, say }: ToolContext, only?: string): Promise<void> {
  for (const remote of only ? [only] : await store.remotes()) {
    const [{ promoted: whole, canary }, versions] = [await store.readChannel(remote), await store.versions(remote)];
    say(remote);
    for (const version of versions) {
      const marks = [
        whole[0]?.version === version && 'live',
        whole[1]?.version === version && 'previous',
        canary?.release.version === version && `canary, ${canary.percent} %`,
      ].filter(Boolean);
      say(`  ${version}${marks.length > 0 ? `  (${marks.join(', ')})` : ''}`);
    }
    for (const { release, until } of (await store.previews(remote)).filter((each) => !hasEnded(each, new Date())))
      say(`  preview of ${release.version} until ${until}`);
    for (const line of (await store.readLog(remote)).slice(-5)) {
      const share = line.percent !== undefined && line.percent < 100 ? ` to ${line.percent} %` : '';
      say(`  ${line.at}  ${line.by}  ${line.action} ${line.version}${share}${line.reason ? `: ${line.reason}` : ''}`);
    }
  }
}
