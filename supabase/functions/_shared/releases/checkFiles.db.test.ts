import { artist, type Person } from '../../../tests/support/people';
import { recordedAlbum, storageAs } from '../../_testing/recordings';
import { hasSound } from './checkFiles.ts';
import { MASTERS, moveFile, privatePath, publicPath, STREAMS } from './streamLocations.ts';

// Uses the real store with the functions' rights; the functions' own client reads settings that exist only where they are deployed.
jest.mock('../clients.ts', () => ({ serviceClient: () => ({ storage: storageAs() }) }));

let owner: Person;
beforeAll(async () => {
  owner = await artist('Ada');
});
afterEach(() => jest.restoreAllMocks());

test('a stream that somebody else publishes between its address and its bytes is not there, and no error', async () => {
  const { trackId } = await recordedAlbum(owner);
  const from = { bucket: MASTERS, path: privatePath(owner.id, trackId) };
  const to = { bucket: STREAMS, path: publicPath(owner.id, trackId) };
  expect(await hasSound(from, 'mp3', 'Track 1')).toBe(true);

  const realFetch = globalThis.fetch;
  let hasMoved = false;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!hasMoved && new Headers(init?.headers).has('range')) {
      hasMoved = true;
      expect(await moveFile(from, to)).toBe(true);
    }
    return realFetch(input, init);
  });
  expect(await hasSound(from, 'mp3', 'Track 1')).toBe(false);
  expect(hasMoved).toBe(true);
  expect(await hasSound(to, 'mp3', 'Track 1')).toBe(true);
});
