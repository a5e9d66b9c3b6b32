/** @jest-environment node */
import type { ReleaseChannel, RemoteRelease } from '@fairtone/contracts';
import { isSignedFor, type Keyring, readKeyring, type Rights, rightsOf, rolledBack } from '@fairtone/releases';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKey } from './keyFiles.ts';

let folder: string;
let keyring: Keyring;
let catalog: Rights;
let studio: Rights;
let nobody: Rights;

const release = (version: string) => ({ name: 'catalog', version }) as RemoteRelease;
const live: ReleaseChannel = { promoted: [release('1')] };
const withCanary: ReleaseChannel = { ...live, canary: { release: release('2'), percent: 10 } };
const place = (name: string) => ({
  root: join(folder, 'repository'),
  keyringFile: join(folder, 'keys.json'),
  privateFile: join(folder, name),
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-keys-'));
  addKey(place('catalog.key'), 'catalog');
  addKey(place('studio.key'), 'studio');
  keyring = readKeyring(join(folder, 'keys.json'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  [catalog, studio] = [rightsOf(keyring, read('catalog.key')), rightsOf(keyring, read('studio.key'))];
  nobody = rightsOf(keyring, null);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a team', () => {
  it('releases its own remote', () => {
    expect(() => catalog.require('catalog')).not.toThrow();
    expect(isSignedFor('catalog', catalog.seal('catalog', withCanary), keyring)).toBe(true);
  });

  it("does not release another team's", () => {
    expect(() => catalog.require('studio')).toThrow("none of studio's");
    expect(() => catalog.seal('studio', live)).toThrow("none of studio's");
    expect(() => studio.seal('catalog', live)).toThrow("none of catalog's");
    expect(() => nobody.seal('studio', live)).toThrow('FAIRTONE_RELEASE_KEY');
  });

  it('may have more than one key, so that one can be replaced', () => {
    addKey(place('catalog2.key'), 'catalog');
    const both = readKeyring(join(folder, 'keys.json'));
    const second = rightsOf(both, readFileSync(join(folder, 'catalog2.key'), 'utf8'));
    expect(isSignedFor('catalog', second.seal('catalog', live), both)).toBe(true);
    expect(isSignedFor('catalog', catalog.seal('catalog', live), both)).toBe(true);
    expect(isSignedFor('catalog', second.seal('catalog', live), keyring)).toBe(false);
  });
});

describe('a signature', () => {
  const sealed = () => catalog.seal('catalog', withCanary);

  it('holds for one remote', () => {
    expect(isSignedFor('studio', sealed(), { studio: keyring.catalog! })).toBe(false);
  });

  it('survives another order of the same words, and words that are not known yet', () => {
    const [first] = sealed().promoted;
    const turned = { ...sealed(), promoted: [{ version: first!.version, name: first!.name }] };
    expect(isSignedFor('catalog', JSON.parse(JSON.stringify(turned)), keyring)).toBe(true);
    expect(isSignedFor('catalog', { ...sealed(), promoted: [{ ...first, later: 1 }] }, keyring)).toBe(false);
  });

  it.each<[string, (channel: ReleaseChannel) => unknown]>([
    ['another live version', (channel) => ({ ...channel, promoted: [release('6')] })],
    ['a larger share', ({ canary, ...channel }) => ({ ...channel, canary: { ...canary!, percent: 100 } })],
    ['no signature at all', ({ signatures: _none, ...channel }) => channel],
    [
      'a canary without one',
      ({ signatures, ...channel }) => ({ ...channel, signatures: { promoted: signatures!.promoted } }),
    ],
    ['a signature that is none', (channel) => ({ ...channel, signatures: { promoted: 'AAAA', canary: 'AAAA' } })],
  ])('does not hold for %s', (_what, change) => {
    expect(isSignedFor('catalog', change(sealed()), keyring)).toBe(false);
  });

  it('lets a broken canary be taken away without a key, and nothing else', () => {
    const { channel } = rolledBack(sealed());
    expect(isSignedFor('catalog', nobody.seal('catalog', channel), keyring)).toBe(true);
    const twice = catalog.seal('catalog', { promoted: [release('2'), release('1')] });
    expect(() => nobody.seal('catalog', rolledBack(twice).channel)).toThrow('FAIRTONE_RELEASE_KEY');
  });
});

describe('a key file', () => {
  it('is its owner’s alone, outside of the repository, and never overwritten', () => {
    expect(statSync(join(folder, 'catalog.key')).mode & 0o777).toBe(0o600);
    expect(() => addKey(place('catalog.key'), 'catalog')).toThrow('never overwritten');
    expect(() => addKey(place('repository/tools/catalog.key'), 'catalog')).toThrow('repository');
    expect(() => addKey(place('x.key'), '../catalog')).toThrow('no name of a remote');
  });

  it('with public keys must be one: a broken list is not "no keys"', () => {
    writeFileSync(join(folder, 'broken.json'), '{"catalog": "key"}');
    expect(() => readKeyring(join(folder, 'broken.json'))).toThrow('no list of public keys');
  });
});
