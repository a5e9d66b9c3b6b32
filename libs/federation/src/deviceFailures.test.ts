import { releaseManifest } from '@fairtone/testing';
import { createDeviceFailures, FAILURES_STORAGE_KEY } from './deviceFailures.ts';

const HOUR_MS = 3_600_000;
const release = (version: string) => ({ ...releaseManifest({ catalog: {} }).remotes.catalog!.live, version });
const failTimes = (times: number, device: ReturnType<typeof createDeviceFailures>, version: string) => {
  for (let time = 0; time < times; time += 1) device.add(release(version));
};
beforeEach(() => localStorage.clear());

describe('failures on a device', () => {
  it('give a version up at the third, also for later pages', () => {
    const device = createDeviceFailures(localStorage);
    failTimes(2, device, '2');
    expect(device.isGivenUp(release('2'))).toBe(false);
    createDeviceFailures(localStorage).add(release('2'));
    expect(createDeviceFailures(localStorage).isGivenUp(release('2'))).toBe(true);
  });

  it('give a version up earlier where the caller says so', () => {
    const device = createDeviceFailures(localStorage);
    expect(device.isGivenUp(release('2'), 1)).toBe(false);
    failTimes(1, device, '2');
    expect(device.isGivenUp(release('2'), 1)).toBe(true);
    expect(device.isGivenUp(release('2'))).toBe(false);
  });

  it('do not count for a new version, nor after a day', () => {
    let now = 0;
    const device = createDeviceFailures(localStorage, () => now);
    failTimes(3, device, '2');
    expect(device.isGivenUp(release('3'))).toBe(false);
    now = 25 * HOUR_MS;
    expect(device.isGivenUp(release('2'))).toBe(false);
  });

  it.each(['not json', '{"catalog":7}', '[]'])('read %s as none', (text) => {
    localStorage.setItem(FAILURES_STORAGE_KEY, text);
    expect(createDeviceFailures(localStorage).isGivenUp(release('2'))).toBe(false);
  });

  it('count for this page where the storage refuses', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const device = createDeviceFailures(refusing);
    failTimes(3, device, '2');
    expect(device.isGivenUp(release('2'))).toBe(true);
  });
});
