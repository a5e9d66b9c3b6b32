import { renderSquare } from './pictureSquare';

const area = { x: 10, y: 20, width: 300, height: 300 };
const picture = new Image();

afterEach(() => jest.restoreAllMocks());

function drawOn(canvas: Partial<CanvasRenderingContext2D> | null) {
  const { prototype } = HTMLCanvasElement;
  jest.spyOn(prototype, 'getContext').mockReturnValue(canvas as never);
  const toBlob = jest.spyOn(prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
  return toBlob;
}

it('draws the selected area as a square, and encodes it as a JPEG of quality 0.9', async () => {
  const drawImage = jest.fn();
  const toBlob = drawOn({ fillRect: () => undefined, drawImage });
  await renderSquare(picture, area, 512);
  expect(drawImage).toHaveBeenCalledWith(picture, 10, 20, 300, 300, 0, 0, 512, 512);
  expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.9);
});

it('rejects when the browser has no canvas context', async () => {
  drawOn(null);
  await expect(renderSquare(picture, area, 512)).rejects.toThrow('no canvas');
});
