import { askForPlace, toDownloads, wantsPlace } from './saveTarget';

const signal = () => new AbortController().signal;

afterEach(() => {
  jest.restoreAllMocks();
  delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker;
});

describe('where an archive goes', () => {
  it('is the browser’s downloads, unless it is large and the browser can ask', () => {
    expect(wantsPlace(1e9)).toBe(false);
    Object.assign(window, { showSaveFilePicker: jest.fn() });
    expect(wantsPlace(1e6)).toBe(false);
    expect(wantsPlace(1e9)).toBe(true);
  });

  it('downloads under the name of the album', async () => {
    const clicked: { name: string; href: string }[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ name: this.download, href: this.href });
    });
    Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => undefined });
    await toDownloads('Ada - Blue.zip')(new Response('zip').body!, signal());
    expect(clicked).toEqual([{ name: 'Ada - Blue.zip', href: 'blob:archive' }]);
  });

  it('downloads nothing when it was cancelled meanwhile', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const controller = new AbortController();
    controller.abort();
    await expect(toDownloads('a.zip')(new Response('zip').body!, controller.signal)).rejects.toThrow();
    expect(click).not.toHaveBeenCalled();
  });

  it('streams into the file that the person chose', async () => {
    const written: Uint8Array[] = [];
    const createWritable = () => Promise.resolve(new WritableStream({ write: (chunk) => void written.push(chunk) }));
    const picker = jest.fn().mockResolvedValue({ createWritable });
    Object.assign(window, { showSaveFilePicker: picker });
    const save = await askForPlace('Ada - Blue.zip');
    await save(new Response('zip').body!, signal());
    expect(Buffer.concat(written).toString()).toBe('zip');
    expect(picker).toHaveBeenCalledWith(expect.objectContaining({ suggestedName: 'Ada - Blue.zip' }));
  });
});
