import { DEVICE_SHARES, isInCanary, liveReleases } from './liveReleases.ts';

const release = (version: string) => ({ name: 'catalog', version });
const shares = Array.from({ length: DEVICE_SHARES }, (_, share) => share);
const chosen = (percent: number, version = '2') =>
  shares.filter((share) => isInCanary(share, { name: 'catalog', version }, percent));

describe('the share of devices that gets a canary', () => {
  it.each([0, 0.5, 10, 50, 100])('is exactly %d percent of all numbers', (percent) => {
    expect(chosen(percent)).toHaveLength(percent * (DEVICE_SHARES / 100));
  });

  it('keeps its devices when it grows', () => {
    const many = new Set(chosen(30));
    expect(chosen(10).every((share) => many.has(share))).toBe(true);
  });

  it('is a different one for the next canary', () => {
    expect(chosen(5, '2')).not.toEqual(chosen(5, '3'));
  });
});

describe('the manifest of a device', () => {
  const channel = { promoted: [release('2'), release('1')], canary: { release: release('3'), percent: 50 } };
  const [inside] = chosen(50, '3');
  const outside = shares.find((share) => !isInCanary(share, release('3'), 50))!;
  const versions = (share: number | null) => {
    const { live, previous } = liveReleases({ catalog: channel }, share).catalog!;
    return [live.version, previous?.version];
  };
  const isCanary = (share: number | null) => liveReleases({ catalog: channel }, share).catalog!.isCanary;

  it('falls back from a canary to the live release', () => {
    expect(versions(inside!)).toEqual(['3', '2']);
  });

  it('falls back from the live release to the one before', () => {
    expect(versions(outside)).toEqual(['2', '1']);
    expect(versions(null)).toEqual(['2', '1']);
  });

  it('names a canary as one', () => {
    expect([isCanary(inside!), isCanary(outside), isCanary(null)]).toEqual([true, undefined, undefined]);
  });

  it('leaves out a remote without a promoted release', () => {
    expect(liveReleases({ catalog: { promoted: [] } }, 3)).toEqual({});
  });
});
