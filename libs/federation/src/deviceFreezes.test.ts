import { releaseManifest } from '@fairtone/testing';
import { createDeviceFailures, MOUNTING_STORAGE_KEY } from './deviceFailures.ts';

const DAY_MS = 86_400_000;
const release = (version: string) => ({ ...releaseManifest({ catalog: {} }).remotes.catalog!.live, version });

let now: number;
const openPage = () => createDeviceFailures(localStorage, () => now);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  now = 1_000_000;
});
afterEach(() => jest.useRealTimers());

/** A page that mounts a part and never comes to its timers. */
function freeze(version: string) {
  openPage().noteMount(release(version));
  now += 4000;
}

describe('Version that froze a page', () => {
  it('is not loaded on this device, for a day and until somebody tries again', () => {
    freeze('2');
    expect(openPage().isFrozen(release('2'))).toBe(true);
    const device = openPage();
    expect([device.isFrozen(release('2')), device.isFrozen(release('3'))]).toEqual([true, false]);
    now += DAY_MS;
    expect(device.isFrozen(release('2'))).toBe(false);
  });

  it('is loaded again when somebody tries again, also on later pages', () => {
    freeze('2');
    openPage().unfreeze('catalog');
    expect(openPage().isFrozen(release('2'))).toBe(false);
  });

  it('is none while the page that mounts it may still answer, nor once it has', () => {
    const page = openPage();
    page.noteMount(release('2'));
    now += 2000;
    expect(openPage().isFrozen(release('2'))).toBe(false);
    jest.advanceTimersByTime(1000);
    now += 60_000;
    expect(openPage().isFrozen(release('2'))).toBe(false);
    expect(localStorage.getItem(MOUNTING_STORAGE_KEY)).toBe('');
  });

  it('is none when the page was left while it mounted a part', () => {
    openPage().noteMount(release('2'));
    dispatchEvent(new Event('pagehide'));
    now += 60_000;
    expect(openPage().isFrozen(release('2'))).toBe(false);
  });

  it('is the one that was mounted last', () => {
    const page = openPage();
    page.noteMount({ ...release('1'), name: 'player' });
    jest.advanceTimersByTime(500);
    page.noteMount(release('2'));
    jest.advanceTimersByTime(900);
    now += 60_000;
    const next = openPage();
    expect([next.isFrozen(release('2')), next.isFrozen({ ...release('1'), name: 'player' })]).toEqual([true, false]);
  });

  it('leaves other failures as they are', () => {
    const device = openPage();
    for (let failure = 0; failure < 3; failure += 1) device.add(release('2'));
    device.unfreeze('catalog');
    expect([device.isGivenUp(release('2')), device.isFrozen(release('2'))]).toEqual([true, false]);
  });
});
