import { drawCover, type CoverAnswer } from './drawCover';

const picture = new Blob(['jpeg']);
const sizes = [320, 640, 1400].map((sidePx) => ({ sidePx, blob: new Blob([String(sidePx)]) }));

/** A worker that responds at once. */
function workerThat(answer: CoverAnswer) {
  const listener: { onmessage?: (event: { data: CoverAnswer }) => void } = {};
  const postMessage = jest.fn((_picture: unknown) => listener.onmessage?.({ data: answer }));
  return Object.assign(listener, { postMessage, terminate: jest.fn() });
}
const draw = (worker: ReturnType<typeof workerThat>) => drawCover(picture, () => Promise.resolve(worker as never));

beforeEach(() => {
  Object.assign(globalThis, { OffscreenCanvas: class {} });
  URL.createObjectURL = () => 'blob:cover';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    throw new Error('The page decodes the picture');
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  jest.restoreAllMocks();
});

it('draws the picture in a worker and terminates it', async () => {
  const createElement = jest.spyOn(document, 'createElement');
  const worker = workerThat({ sizes });
  expect(await draw(worker)).toEqual({ sizes, previewUrl: 'blob:cover' });
  expect(worker.postMessage).toHaveBeenCalledWith({ picture });
  expect(worker.terminate).toHaveBeenCalled();
  expect(createElement).not.toHaveBeenCalled();
});

it('rejects a file that is not a picture', async () => {
  const worker = workerThat({ failure: 'InvalidStateError' });
  await expect(draw(worker)).rejects.toThrow('InvalidStateError');
  expect(worker.terminate).toHaveBeenCalled();
});
