import type { ReleaseChannel, RemoteRelease } from '@fairtone/contracts';
import { RefusedRelease } from './refusedRelease.ts';

/** How many earlier promotions are kept for rollbacks. */
const KEPT = 10;

/** Makes a release live for all devices or for a share of them. The live release stays as the one to fall back to. */
export function promoted(channel: ReleaseChannel, release: RemoteRelease, percent: number): ReleaseChannel {
  if (!Number.isFinite(percent) || percent < 0 || percent > 100)
    throw new RefusedRelease('invalid_percent', '--percent takes 0 to 100.');
  const isLive = channel.promoted[0]?.version === release.version;
  if (percent < 100) {
    if (isLive)
      throw new RefusedRelease(
        'already_live',
        `${release.name} ${release.version} is live for everybody; roll it back instead.`,
      );
    if (channel.promoted.length === 0)
      throw new RefusedRelease('nothing_live', `Nothing of ${release.name} is live: promote it whole first.`);
    return percent === 0 ? withoutCanary(channel) : { ...channel, canary: { release, percent } };
  }
  if (isLive) return withoutCanary(channel);
  const earlier = channel.promoted.filter(({ version }) => version !== release.version);
  return { promoted: [release, ...earlier].slice(0, KEPT) };
}

/**
 * Reverts the last promotion: the canary if there is one, otherwise the live release.
 * @param only the version to roll back; when another one was promoted meanwhile, nothing changes
 */
export function rolledBack(
  channel: ReleaseChannel,
  only?: string,
): { channel: ReleaseChannel; from: string; to: string } {
  const [live, before] = channel.promoted;
  const last = channel.canary?.release ?? live;
  if (only && last?.version !== only)
    throw new RefusedRelease('changed_meanwhile', `${only} is not what was promoted last; nothing is rolled back.`);
  if (channel.canary && live) {
    return { channel: withoutCanary(channel), from: channel.canary.release.version, to: live.version };
  }
  if (!live || !before)
    throw new RefusedRelease('nothing_to_roll_back', 'There is nothing before the live release to go back to.');
  return { channel: { promoted: channel.promoted.slice(1) }, from: live.version, to: before.version };
}

/** Keeps the signatures of the parts that did not change. */
const withoutCanary = ({ promoted, signatures }: ReleaseChannel): ReleaseChannel => ({
  promoted,
  ...(signatures && { signatures: { promoted: signatures.promoted } }),
});
