/** @jest-environment node */
import { createFileStore } from './fileStore';

/** A fake directory of the origin private file system: a file has its content once its writer is closed. */
class FakeFolder {
  folders = new Map<string, FakeFolder>();
  files = new Map<string, Blob>();
  constructor(readonly room: { bytes: number }) {}
  getDirectoryHandle(name: string, { create = false } = {}) {
    const found = this.folders.get(name) ?? (create ? new FakeFolder(this.room) : null);
    if (!found) return Promise.reject(new DOMException('no', 'NotFoundError'));
    this.folders.set(name, found);
    return Promise.resolve(found);
  }
  getFileHandle(name: string, { create = false } = {}) {
    if (!this.files.has(name) && !create) return Promise.reject(new DOMException('no', 'NotFoundError'));
    if (!this.files.has(name)) this.files.set(name, new Blob([]));
    let text: Blob = new Blob([]);
    return Promise.resolve({
      getFile: () => Promise.resolve(new File([this.files.get(name)!], name)),
      createWritable: () =>
        Promise.resolve({
          write: (blob: Blob) => {
            if (blob.size > this.room.bytes) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
            text = blob;
            return Promise.resolve();
          },
          close: () => Promise.resolve(void this.files.set(name, text)),
          abort: () => Promise.resolve(),
        }),
    });
  }
  removeEntry(name: string) {
    this.folders.delete(name);
    this.files.delete(name);
    return Promise.resolve();
  }
  async *keys() {
    yield* this.folders.keys();
  }
}

function setUp(room = 100) {
  const root = new FakeFolder({ bytes: room });
  return { root, fileStore: createFileStore(() => Promise.resolve(root as never)) };
}
const text = (size: number) => new Blob(['x'.repeat(size)]);

describe("copies in the browser's own store", () => {
  it('can be found again until they are dropped', async () => {
    const { fileStore } = setUp();
    expect((await fileStore.keep('a', 'original', text(6))).size).toBe(6);
    expect((await fileStore.find('a', 'original'))?.size).toBe(6);
    expect(await fileStore.list()).toEqual(['a']);
    await fileStore.drop('a');
    expect(await fileStore.find('a', 'original')).toBeNull();
  });

  it('fail when there is no space, and leave no partial file', async () => {
    const { fileStore } = setUp(5);
    await expect(fileStore.keep('a', 'original', text(6))).rejects.toMatchObject({ reason: 'full' });
    expect(await fileStore.find('a', 'original')).toBeNull();
    await expect(fileStore.keep('b', 'original', text(5))).resolves.toMatchObject({ size: 5 });
  });

  it('fail when the browser has no file store', async () => {
    const fileStore = createFileStore(() => Promise.reject(new DOMException('no', 'SecurityError')));
    await expect(fileStore.keep('a', 'original', text(1))).rejects.toMatchObject({ reason: 'missing' });
    await expect(fileStore.drop('a')).resolves.toBeUndefined();
    expect(await fileStore.list()).toEqual([]);
  });

  it('are not made of files that were dropped while they waited', async () => {
    const { fileStore } = setUp();
    const [first, second] = [fileStore.keep('a', 'one', text(1)), fileStore.keep('b', 'one', text(1))];
    await fileStore.drop('b');
    await first;
    await expect(second).rejects.toMatchObject({ name: 'FileStoreError' });
    expect(await fileStore.list()).toEqual(['a']);
  });

  it('do not include empty files', async () => {
    const { root, fileStore } = setUp();
    const folder = await root.getDirectoryHandle('a', { create: true });
    await folder.getFileHandle('original', { create: true });
    expect(await fileStore.find('a', 'original')).toBeNull();
  });
});
