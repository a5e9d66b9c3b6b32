/** @jest-environment node */
import { addKey, maskedKey, removeKey, rotateKey } from './changeKeys.ts';

const KEYS = { default: 'sb_secret_1', backup: 'sb_secret_2' };

describe('the API keys of an installation', () => {
  it('are rotated: a new default, and the one before until it is removed', () => {
    const once = rotateKey(KEYS, 'secret');
    expect(once).toEqual({ ...KEYS, default: expect.stringMatching(/^sb_secret_[\w-]{32}$/), previous: 'sb_secret_1' });
    const twice = rotateKey(once, 'secret');
    expect(twice.previous).toBe(once.default);
    expect(Object.values(twice)).not.toContain('sb_secret_1');
    expect(removeKey(once, 'secret', 'previous')).toEqual({ ...KEYS, default: once.default });
  });

  it('are added under a name that is free, and differ', () => {
    const more = addKey(addKey(KEYS, 'secret', 'reports'), 'secret', 'reports-2');
    expect(more.reports).toMatch(/^sb_secret_/);
    expect(new Set(Object.values(more)).size).toBe(4);
    expect(addKey({}, 'publishable', 'web').web).toMatch(/^sb_publishable_/);
    expect(() => addKey(KEYS, 'secret', 'backup')).toThrow('There is a secret key backup');
    expect(() => addKey(KEYS, 'secret', '__proto__')).toThrow('small letters');
  });

  it('can be removed, except the one that the product uses', () => {
    expect(removeKey(KEYS, 'secret', 'backup')).toEqual({ default: 'sb_secret_1' });
    expect(() => removeKey(KEYS, 'secret', 'default')).toThrow('rotate it');
    expect(() => removeKey(KEYS, 'secret', 'nothing')).toThrow('There is no secret key nothing');
  });

  it('are listed by their first characters', () => {
    expect(maskedKey('secret', 'sb_secret_abcdefghijkl')).toBe('sb_secret_abcdef…');
  });
});
