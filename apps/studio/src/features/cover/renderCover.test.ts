import { renderCover } from './renderCover';

it('a cover is stored in three sizes, of which the small ones cost a page few bytes', async () => {
  const { prototype } = HTMLCanvasElement;
  jest.spyOn(prototype, 'getContext').mockReturnValue({ fillRect: jest.fn(), drawImage: jest.fn() } as never);
  const encoded = jest.spyOn(prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
  URL.createObjectURL = () => 'blob:cover';
  const { sizes } = await renderCover(new Image(), { x: 0, y: 0, width: 1400, height: 1400 });
  expect(sizes.map(({ sidePx }, index) => [sidePx, encoded.mock.calls[index]![2]])).toEqual([
    [320, 0.8],
    [640, 0.8],
    [1400, 0.9],
  ]);
  jest.restoreAllMocks();
});
