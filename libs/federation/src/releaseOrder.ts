import type { ReleaseManifest, RemoteRelease } from '@fairtone/contracts';
import type { DeviceFailures } from './deviceFailures.ts';

/** Decides which release of a remote this device loads, from the manifest and the earlier failures. */
export function createReleaseOrder(manifest: ReleaseManifest, deviceFailures: DeviceFailures) {
  // On the first failure of a canary the device returns to what works for all others.
  const isGivenUp = (release: RemoteRelease) =>
    deviceFailures.isGivenUp(release, manifest.remotes[release.name]?.isCanary ? 1 : undefined);

  /** Releases in the order in which they are tried. */
  function candidates(name: string): RemoteRelease[] {
    const { live, previous } = manifest.remotes[name] ?? {};
    if (!live) return [];
    if (!previous) return [live];
    // One that froze a page is not loaded at all, but reported first.
    return isGivenUp(live) && !deviceFailures.isFrozen(live) ? [previous, live] : [live, previous];
  }

  return {
    candidates,
    /** Whether another release is tried before this one, which failed too often. */
    isOvertaken: (release: RemoteRelease) => isGivenUp(release) && candidates(release.name)[0] !== release,
    /** Whether the previous release of a remote is tried first. */
    fallsBack: (name: string) => candidates(name)[0] !== manifest.remotes[name]?.live,
  };
}
