/** @jest-environment node */
import { newSigningKey } from '@fairtone/servers/supabase';
import { keysCommand } from './keysCommand.ts';

const KEYS = {
  publishableKeys: { default: 'sb_publishable_0123456789abcdef' },
  secretKeys: { default: 'sb_secret_0123456789abcdef', backup: 'sb_secret_fedcba9876543210' },
  signingKeys: { current: newSigningKey() },
};
const run = (line: string) => keysCommand(KEYS, line.split(' '));

describe('npm run keys', () => {
  it('lists every key, and no secret part', () => {
    const { output, keys } = run('list');
    expect(keys).toBeUndefined();
    expect(output!.split('\n').map((line) => line.split(/\s+/))).toEqual([
      ['publishable', 'default', 'sb_publishable_012345…'],
      ['secret', 'default', 'sb_secret_012345…'],
      ['secret', 'backup', 'sb_secret_fedcba…'],
      ['tokens', 'current', KEYS.signingKeys.current.kid],
    ]);
  });

  it('prints a new API key once, and changes nothing else', () => {
    const { output, keys } = run('rotate secret');
    expect(keys).toEqual({
      ...KEYS,
      secretKeys: { ...KEYS.secretKeys, default: output, previous: KEYS.secretKeys.default },
    });
    const added = run('add publishable web');
    expect(added.keys!.publishableKeys).toEqual({ ...KEYS.publishableKeys, web: added.output });
    expect(run('remove secret backup')).toEqual({
      keys: { ...KEYS, secretKeys: { default: KEYS.secretKeys.default } },
    });
  });

  it('rotates the key of tokens, prints nothing secret, and removes the one before', () => {
    const { keys, output } = run('rotate tokens');
    expect(output).toBeUndefined();
    expect(keys!.signingKeys.previous).toEqual(KEYS.signingKeys.current);
    expect(keys!.signingKeys.current.kid).not.toBe(KEYS.signingKeys.current.kid);
    const { signingKeys } = keysCommand(keys!, ['remove', 'tokens', 'previous']).keys!;
    expect(signingKeys).toEqual({ current: keys!.signingKeys.current });
    expect(() => run('remove tokens previous')).toThrow('There is no signing key previous');
    expect(() => run('remove tokens current')).toThrow('There is no signing key current that can be removed');
  });

  it.each([
    '',
    'rotate',
    'add secret',
    'rotate secret backup',
    'rotate anon',
    'add tokens web',
    'steal secret default',
  ])('answers %j with the list of commands', (line) => {
    expect(() => run(line)).toThrow('npm run keys -- COMMAND');
  });
});
