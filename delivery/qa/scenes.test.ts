import { decodeScene, encodeScene, readScene, sceneUrl } from '@fairtone/scenes/link';
import { findHarness } from './findHarness.ts';
import { readSceneFiles } from './sceneFiles.ts';

const scenes = readSceneFiles(process.cwd());

describe('scenes', () => {
  it('every file is a scene under its own name', () => expect(scenes.length).toBeGreaterThan(0));

  it.each(scenes.map((scene) => [scene.name, scene] as const))('%s survives its link', (_name, scene) => {
    expect(decodeScene(encodeScene(scene))).toEqual(scene);
    const url = new URL(sceneUrl('http://localhost:4200', scene));
    expect(readScene(url.search)).toEqual(scene);
    expect(url.pathname).toBe(new URL(scene.path, url).pathname);
  });

  it('a link keeps what the address asks for', () => {
    const scene = { ...scenes[0]!, path: '/dashboard?tab=purchases' };
    expect(new URL(sceneUrl('http://localhost:4200', scene)).searchParams.get('tab')).toBe('purchases');
  });

  it.each(['', '%%%', btoa('{"name":"x"}'), btoa('null')])('is null for %p, which is no scene', (text) => {
    expect(decodeScene(text)).toBeNull();
  });

  it('belongs to the harness whose remote has its screen', () => {
    const routes = { catalog: ['/', '/album/:albumId'], account: ['/dashboard'] };
    expect(findHarness('/album/7?x=1', routes)).toBe('catalog');
    expect(findHarness('/dashboard?tab=sales', routes)).toBe('account');
    expect(findHarness('/checkout', routes)).toBeNull();
  });
});
