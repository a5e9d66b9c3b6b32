import { pickSaveTarget, unknownSizeTarget, defaultTarget, memoryTarget, needsSavePicker } from './saveTarget';

const signal = () => new AbortController().signal;

afterEach(() => {
  jest.restoreAllMocks();
  delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker;
});

describe('where an archive goes', () => {
  it('is the browser’s downloads, unless the archive is large and the browser has a file picker', () => {
    expect(needsSavePicker(1e9)).toBe(false);
    Object.assign(window, { showSaveFilePicker: jest.fn() });
    expect(needsSavePicker(1e6)).toBe(false);
    expect(needsSavePicker(1e9)).toBe(true);
  });

  it('is a download under the name of the album', async () => {
    const clicked: { name: string; href: string }[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ name: this.download, href: this.href });
    });
    Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => undefined });
    await memoryTarget('Ada - Blue.zip')(new Response('zip').body!, signal());
    expect(clicked).toEqual([{ name: 'Ada - Blue.zip', href: 'blob:archive' }]);
  });

  it('is nowhere when the download was cancelled meanwhile', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const controller = new AbortController();
    controller.abort();
    await expect(memoryTarget('a.zip')(new Response('zip').body!, controller.signal)).rejects.toThrow();
    expect(click).not.toHaveBeenCalled();
  });

  it('is the file that the person chose', async () => {
    const written: Uint8Array[] = [];
    const createWritable = () => Promise.resolve(new WritableStream({ write: (chunk) => void written.push(chunk) }));
    const picker = jest.fn().mockResolvedValue({ createWritable });
    Object.assign(window, { showSaveFilePicker: picker });
    const save = await pickSaveTarget('Ada - Blue.zip');
    await save(new Response('zip').body!, signal());
    expect(Buffer.concat(written).toString()).toBe('zip');
    expect(picker).toHaveBeenCalledWith(expect.objectContaining({ suggestedName: 'Ada - Blue.zip' }));
  });

  describe('in browsers without a file picker', () => {
    /** Stub of the origin private file system, with the methods that the code uses. */
    function disk() {
      const written: Uint8Array[] = [];
      const removed: string[] = [];
      class Handle {
        createWritable = () => Promise.resolve(new WritableStream({ write: (chunk) => void written.push(chunk) }));
        getFile = () => Promise.resolve(new File(written as BlobPart[], 'a.zip'));
      }
      Object.assign(Handle.prototype, { createWritable: null });
      const folder = { getFileHandle: () => Promise.resolve(new Handle()) };
      const root = {
        removeEntry: (name: string) => Promise.resolve(void removed.push(name)),
        getDirectoryHandle: () => Promise.resolve(folder),
      };
      Object.assign(globalThis, { FileSystemFileHandle: Handle });
      Object.defineProperty(navigator, 'storage', {
        configurable: true,
        value: { getDirectory: () => Promise.resolve(root) },
      });
      return { written, removed };
    }
    beforeEach(() => {
      Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => undefined });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'storage');
      Reflect.deleteProperty(globalThis, 'FileSystemFileHandle');
    });

    it.each([
      ['a large archive', () => defaultTarget('a.zip', 1e9)],
      ['one whose size nobody knows', () => unknownSizeTarget('a.zip')],
    ])('%s goes over the browser’s disk space, cleared of the one before', async (_what, open) => {
      const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
      const { written, removed } = disk();
      const save = await open();
      await save(new Response('zip').body!, signal());
      expect(Buffer.concat(written).toString()).toBe('zip');
      expect(removed).toEqual(['downloads']);
      expect(click).toHaveBeenCalledTimes(1);
    });

    it('a small archive is put together in memory', async () => {
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
      const { written } = disk();
      const save = await defaultTarget('a.zip', 1e6);
      await save(new Response('zip').body!, signal());
      expect(written).toEqual([]);
    });
  });
});
