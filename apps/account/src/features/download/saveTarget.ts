/** Beyond this an archive is written to a place that the person names; below, it is put together in memory. */
const IN_MEMORY_MAX_BYTES = 300_000_000;
/** The browser reads the archive from its address after the click, and says nothing when it is done. */
const REVOKE_URL_AFTER_MS = 60_000;

/** Where an archive goes. Takes all of the stream or rejects; an aborted stream leaves no half archive behind. */
export type SaveTarget = (archive: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;

interface FilePickerWindow {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
}

/** Whether the archive should stream to a place of the person's choice: it is large, and the browser can do it. */
export function needsSavePicker(bytes: number): boolean {
  return bytes > IN_MEMORY_MAX_BYTES && 'showSaveFilePicker' in window;
}

/**
 * Asks where to save. Browsers allow the question only shortly after a click.
 * @throws DOMException `AbortError` when the person thought better of it, `SecurityError` when the click was too long ago
 */
export async function pickSaveTarget(fileName: string): Promise<SaveTarget> {
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
  const handle = await (window as FilePickerWindow).showSaveFilePicker!({ suggestedName: fileName, types });
  return async (archive, signal) => {
    // A file stream that is aborted before it is closed leaves the file as it was.
    await archive.pipeTo(await handle.createWritable(), { signal });
  };
}

/** The browser's own downloads, by way of memory. */
export function memoryTarget(fileName: string): SaveTarget {
  return async (archive, signal) => {
    const blob = await new Response(archive as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
    signal.throwIfAborted();
    startBrowserDownload(new Blob([blob], { type: 'application/zip' }), fileName);
  };
}

/** Whether this browser lets the page write to a disk space of its own. */
const hasDiskSpace = () =>
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof FileSystemFileHandle === 'function' &&
  'createWritable' in FileSystemFileHandle.prototype;

const DISK_FOLDER = 'downloads';

/**
 * Writes the archive to the browser's own disk space and hands the file over from there: however large it is, memory holds a
 * piece at a time. For browsers that cannot ask for a place. What was left there the time before is cleared first: no
 * browser says when it has read a download.
 * @throws DOMException `QuotaExceededError` when there is no room
 */
async function diskTarget(fileName: string): Promise<SaveTarget> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(DISK_FOLDER, { recursive: true }).catch(() => undefined);
  const folder = await root.getDirectoryHandle(DISK_FOLDER, { create: true });
  const handle = await folder.getFileHandle(fileName, { create: true });
  return async (archive, signal) => {
    await archive.pipeTo(await handle.createWritable(), { signal });
    startBrowserDownload(await handle.getFile(), fileName);
  };
}

/** Where an archive goes without a question: a small one through memory, a large one over the disk where that can be. */
export function defaultTarget(fileName: string, bytes: number): Promise<SaveTarget> {
  return bytes > IN_MEMORY_MAX_BYTES && hasDiskSpace() ? diskTarget(fileName) : Promise.resolve(memoryTarget(fileName));
}

/**
 * Save target for an archive of unknown size. Call it right after a click.
 * @throws DOMException as `pickSaveTarget` and `diskTarget`
 */
export function unknownSizeTarget(fileName: string): Promise<SaveTarget> {
  return 'showSaveFilePicker' in window ? pickSaveTarget(fileName) : defaultTarget(fileName, Infinity);
}

function startBrowserDownload(archive: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_URL_AFTER_MS);
}
