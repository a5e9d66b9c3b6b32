import { isScriptOf, scriptUrl, startFromBlob, trustScriptsFrom } from './scriptPolicy.ts';

const sources = {
  folders: ['http://localhost/releases/', 'https://cdn.test/catalog/2/'],
  flatFolders: ['http://localhost/'],
};

describe('a script of a release', () => {
  it.each([
    '/releases/catalog/1.0.0-a/remoteEntry.js',
    'http://localhost/releases/catalog/1.0.0+b/parts/1.js',
    '/main.0c335713dc79.js',
    'https://cdn.test/catalog/2/1.js',
  ])('may come from %s', (url) => expect(isScriptOf(sources, url)).toBe(true));

  it.each([
    'https://evil.test/releases/catalog/1/remoteEntry.js',
    '//evil.test/releases/1.js',
    'https://cdn.test/player/2/1.js',
    'https://cdn.test/catalog/2/../../player/1.js',
    'https://user@cdn.test/catalog/2/1.js',
    '/storage/v1/object/public/avatars/me.js',
    '/functions/v1/x.js',
    '/releases/../storage/v1/x.js',
    '/releases/..%2fstorage/v1/x.js',
    '/releases/a.js?next=1',
    '/releases/a.html',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)//.js',
    'blob:http://localhost/1.js',
    'http://',
  ])('may not come from %s', (url) => expect(isScriptOf(sources, url)).toBe(false));
});

describe('the policy', () => {
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:http://localhost/checked', revokeObjectURL: jest.fn() });
    trustScriptsFrom(sources);
  });

  it('refuses a foreign script by throwing', () => {
    expect(() => scriptUrl('https://evil.test/a.js')).toThrow('Not a script of a release: https://evil.test/a.js');
    expect(scriptUrl('/main.js')).toBe('/main.js');
  });

  it('accepts checked code only while it is started', () => {
    const start = jest.fn((url: string) => url);
    expect(startFromBlob(new Blob(['1']), start)).toBe('blob:http://localhost/checked');
    expect(() => scriptUrl('blob:http://localhost/checked')).toThrow(TypeError);
  });

  it('cannot be replaced', () => {
    expect(() => trustScriptsFrom({ folders: ['https://evil.test/'], flatFolders: [] })).toThrow(TypeError);
    expect(() => scriptUrl('https://evil.test/a.js')).toThrow(TypeError);
  });
});
