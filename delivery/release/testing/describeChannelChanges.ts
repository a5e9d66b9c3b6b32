import { releaseOf } from './builds.ts';
import type { TestedStore } from './testedStore.ts';

const LIVE = 'radio/live.json';
const COPY = 'radio/live.copy.json';

/** What every store must hold of `live.json`: no change is lost, and no file that is lost or damaged takes the releases with it. */
export function describeChannelChanges({ open, files }: TestedStore): void {
  const promote = (version: string, leaseMs?: number) =>
    open(leaseMs).changeChannel('radio', ({ promoted }) => ({ promoted: [releaseOf(version, 'radio'), ...promoted] }));
  const live = async () => (await open().readChannel('radio')).promoted.map(({ version }) => version);

  it('applies changes that are made at once one on top of the other', async () => {
    const versions = ['1', '2', '3', '4', '5', '6'];
    await Promise.all(versions.map((version) => promote(version)));
    expect((await live()).sort()).toEqual(versions);
    expect(await files.read(COPY)).toBe(await files.read(LIVE));
  });

  it('makes a change again on what another writer wrote meanwhile, or waits for it', async () => {
    const seen: (string | undefined)[] = [];
    let other: Promise<void> | null = null;
    await open().changeChannel('radio', ({ promoted }) => {
      seen.push(promoted[0]?.version);
      other ??= promote('8');
      return { promoted: [releaseOf('7', 'radio'), ...promoted] };
    });
    await other!;
    const versions = await live();
    expect(versions.length).toBe(8);
    expect(versions.slice(0, 2).sort()).toEqual(['7', '8']);
    // The version below each of them is the one that its writer saw.
    expect(versions[versions.indexOf('7') + 1]).toBe(seen.at(-1));
  });

  it('writes nothing when a change is refused, and takes the next one', async () => {
    const before = await files.read(LIVE);
    const refused = open().changeChannel('radio', () => {
      throw new Error('it does not fit');
    });
    await expect(refused).rejects.toThrow('it does not fit');
    expect(await files.read(LIVE)).toBe(before);
    await promote('9');
    expect((await live())[0]).toBe('9');
  });

  it('never writes the same text twice, even when nothing changes', async () => {
    const texts = [await files.read(LIVE)];
    for (let round = 0; round < 2; round += 1) {
      await open().changeChannel('radio', (channel) => channel);
      texts.push(await files.read(LIVE));
    }
    expect(new Set(texts).size).toBe(3);
  });

  it('keeps fields that it does not know while a channel is unchanged: signatures cover them', async () => {
    const { promoted } = await open().readChannel('radio');
    const strange = { promoted: promoted.map((release) => ({ ...release, mood: 'calm' })), revision: 70 };
    await files.write(LIVE, JSON.stringify(strange));
    await open().changeChannel('radio', (channel) => channel);
    expect(JSON.parse((await files.read(LIVE))!)).toEqual({ ...strange, revision: 71 });
  });

  it.each([
    ['lost', null],
    ['cut off', '{"promoted": [{'],
    ['of another shape', '{"promoted": 7}'],
  ])('reads and changes the copy when live.json is %s', async (_what, text) => {
    const before = await live();
    await files.write(LIVE, text);
    expect(await live()).toEqual(before);
    const version = `after-${before.length}`;
    await promote(version);
    expect(await live()).toEqual([version, ...before]);
    expect(await files.read(COPY)).toBe(await files.read(LIVE));
  });

  it('refuses to change what it cannot read, and says what to do', async () => {
    const sound = (await files.read(LIVE))!;
    for (const file of [LIVE, COPY]) await files.write(file, '{"promoted": [{');
    await expect(live()).rejects.toThrow(/radio\/live\.json is damaged.*radio\/live\.copy\.json is damaged.*Restore/);
    await expect(promote('10')).rejects.toThrow('Nothing tells what is live of radio');
    await files.write(LIVE, sound);
    await promote('10');
    expect((await live())[0]).toBe('10');
  });

  it('takes a lock over that a crashed process has left, one writer after the other', async () => {
    await files.write('radio/lock/1000', 'process 1 on a computer that is gone');
    await Promise.all(['11', '12', '13'].map((version) => promote(version, 3000)));
    expect((await live()).slice(0, 3).sort()).toEqual(['11', '12', '13']);
    await promote('14');
    expect((await live())[0]).toBe('14');
  }, 30_000);
}
