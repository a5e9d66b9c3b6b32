/** @jest-environment node */
import type { RemoteRelease } from '@fairtone/contracts';
import { promoted, rolledBack } from './channel.ts';

const release = (version: string) => ({ name: 'catalog', version }) as RemoteRelease;
const live = (...versions: string[]) => ({ promoted: versions.map(release) });
const versions = ({ promoted: all }: { promoted: RemoteRelease[] }) => all.map(({ version }) => version);

describe('promoting', () => {
  it('puts a full release before the one that was live', () => {
    expect(versions(promoted(live('2', '1'), release('3'), 100))).toEqual(['3', '2', '1']);
  });

  it('changes nothing when it is live already', () => {
    expect(promoted(live('2', '1'), release('2'), 100)).toEqual(live('2', '1'));
  });

  it('moves an earlier release to the front once', () => {
    expect(versions(promoted(live('3', '2', '1'), release('1'), 100))).toEqual(['1', '3', '2']);
  });

  it('gives a share of the devices a canary and leaves the live release unchanged', () => {
    expect(promoted(live('1'), release('2'), 10)).toEqual({
      ...live('1'),
      canary: { release: release('2'), percent: 10 },
    });
  });

  it('ends a canary that becomes the live release', () => {
    expect(promoted({ ...live('1'), canary: { release: release('2'), percent: 10 } }, release('2'), 100)).toEqual(
      live('2', '1'),
    );
  });

  it.each([-1, 101, Number.NaN])('refuses %d percent', (percent) => {
    expect(() => promoted(live('1'), release('2'), percent)).toThrow('0 to 100');
  });

  it('needs a live release for a canary', () => {
    expect(() => promoted({ promoted: [] }, release('1'), 50)).toThrow('promote it whole first');
  });
});

describe('rolling back', () => {
  it('ends a canary first', () => {
    const back = rolledBack({ ...live('2', '1'), canary: { release: release('3'), percent: 50 } });
    expect(back).toEqual({ channel: live('2', '1'), from: '3', to: '2' });
  });

  it('then goes one promotion back', () => {
    expect(rolledBack(live('3', '2', '1'))).toEqual({ channel: live('2', '1'), from: '3', to: '2' });
  });

  it('changes nothing when another version was promoted meanwhile', () => {
    expect(() => rolledBack(live('3', '2'), '2')).toThrow('nothing is rolled back');
    expect(rolledBack(live('3', '2'), '3').to).toBe('2');
  });

  it('fails when there is no earlier release', () => {
    expect(() => rolledBack(live('1'))).toThrow('nothing before');
  });
});
