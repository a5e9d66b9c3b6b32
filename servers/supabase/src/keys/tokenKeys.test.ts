/** @jest-environment node */
import { signToken } from './jwt.ts';
import { signSessionToken } from './sessionToken.ts';
import { newSigningKey, type SigningKeys } from './signingKey.ts';
import { createTokenKeys } from './tokenKeys.ts';

const [first, second] = [newSigningKey(), newSigningKey()];
let stored: SigningKeys;
let loads: { keys: SigningKeys; done: () => void; fail: (error: Error) => void }[];
const reader = () => ({
  keys: { current: first },
  load: (keys: SigningKeys) =>
    new Promise<void>((done, fail) => {
      loads.push({ keys, done, fail });
    }),
});
const keysOf = () => createTokenKeys({ signingKeys: () => stored }, reader());
const tokenOf = (key = first) => signSessionToken({}, key, 60);
beforeEach(() => {
  stored = { current: first };
  loads = [];
});

describe('the signing keys of a running installation', () => {
  it('sign without a load while nothing changes', async () => {
    expect(await keysOf().signingKey()).toBe(first);
    expect(loads).toEqual([]);
  });

  it('sign with a new key when the data API reads its tokens, which is asked once for all', async () => {
    const keys = keysOf();
    stored = { current: second, previous: first };
    const signing = Promise.all([keys.signingKey(), keys.signingKey()]);
    expect(loads.map((load) => load.keys)).toEqual([stored]);
    loads[0]!.done();
    expect(await signing).toEqual([second, second]);
  });

  it('try a load that failed again with the next request', async () => {
    const keys = keysOf();
    stored = { current: second, previous: first };
    const signing = keys.signingKey();
    loads[0]!.fail(new Error('down'));
    await expect(signing).rejects.toThrow('down');
    const again = keys.signingKey();
    loads[1]!.done();
    expect(await again).toBe(second);
  });

  it('are known to the data API before it gets their tokens; a removed one is not, at once', async () => {
    const keys = keysOf();
    const [old, next] = [await tokenOf(first), await tokenOf(second)];
    expect([await keys.isKnown(old), await keys.isKnown(next)]).toEqual([true, false]);
    stored = { current: second };
    const known = keys.isKnown(next);
    expect(await keys.isKnown(old)).toBe(false);
    loads[0]!.done();
    expect(await known).toBe(true);
  });

  it('are not asked about tokens of another algorithm', async () => {
    const keys = keysOf();
    expect(await keys.isKnown(await signToken({}, 'a-secret-of-more-than-thirty-two-characters', 60))).toBe(true);
    expect(await keys.isKnown('eyJhbGciOiJub25lIn0.e30.')).toBe(false);
    expect(await keys.isKnown('garbage')).toBe(false);
  });
});
