/** Number of device shares: each is a hundredth of a percent. */
export const DEVICE_SHARES = 10_000;

type Named = { name: string; version: string };
type Channel<Release> = { promoted: Release[]; canary?: { release: Release; percent: number } | undefined };
type Composed<Release> = Record<string, { live: Release; previous?: Release; isCanary?: true }>;

/**
 * Whether a device gets a canary. The result is always the same for a device, a larger share includes the devices of a
 * smaller one, and each canary starts with other devices.
 * @param share the device's number, 0 to 9999
 * @param percent 0 to 100
 */
export function isInCanary(share: number, release: Named, percent: number): boolean {
  return (share + digestOf(`${release.name}@${release.version}`)) % DEVICE_SHARES < percent * (DEVICE_SHARES / 100);
}

/**
 * The live releases for one device.
 * @param channels promoted releases and canary, by remote
 * @param share the device's number, 0 to 9999; null gets no canary
 */
export function liveReleases<Release extends Named>(
  channels: Record<string, Channel<Release>>,
  share: number | null,
): Composed<Release> {
  const remotes: Composed<Release> = {};
  for (const [name, { promoted, canary }] of Object.entries(channels)) {
    const isChosen = canary && share !== null && isInCanary(share, canary.release, canary.percent);
    const [live, previous] = isChosen ? [canary.release, promoted[0]] : promoted;
    if (live) remotes[name] = { live, ...(previous && { previous }), ...(isChosen && { isCanary: true }) };
  }
  return remotes;
}

// FNV-1a: distributes names evenly, and is easy to implement identically in a release host of another language.
function digestOf(text: string): number {
  let digest = 0x811c9dc5;
  for (const character of new TextEncoder().encode(text)) digest = Math.imul(digest ^ character, 0x01000193) >>> 0;
  return digest % DEVICE_SHARES;
}
