/** Larger archives are streamed to disk; others are put together in memory. */
const IN_MEMORY_MAX_BYTES = 300_000_000;
/** The browser reads the archive from its URL after the click, and reports no end. */
const REVOKE_URL_AFTER_MS = 60_000;

/** Saves an archive. Resolves when the whole stream is saved, or rejects; an aborted stream leaves no partial archive. */
export type SaveTarget = (archive: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;

interface FilePickerWindow {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
}

/** Whether to stream the archive to a file that the person picks: it is large, and the browser has a file picker. */
export function needsSavePicker(bytes: number): boolean {
  return bytes > IN_MEMORY_MAX_BYTES && 'showSaveFilePicker' in window;
}

/**
 * Opens the file picker. Browsers allow it only shortly after a click.
 * @throws DOMException `AbortError` when the person closed the picker, `SecurityError` when the click was too long ago
 */
export async function pickSaveTarget(fileName: string): Promise<SaveTarget> {
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
  const handle = await (window as FilePickerWindow).showSaveFilePicker!({ suggestedName: fileName, types });
  return async (archive, signal) => {
    // A file stream that is aborted before it is closed leaves the file as it was.
    await archive.pipeTo(await handle.createWritable(), { signal });
  };
}

/** Puts the archive together in memory and starts a browser download. */
export function memoryTarget(fileName: string): SaveTarget {
  return async (archive, signal) => {
    const blob = await new Response(archive as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
    signal.throwIfAborted();
    startBrowserDownload(new Blob([blob], { type: 'application/zip' }), fileName);
  };
}

/** Whether the browser has an origin private file system that the page can write to. */
const hasDiskSpace = () =>
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof FileSystemFileHandle === 'function' &&
  'createWritable' in FileSystemFileHandle.prototype;

const DISK_FOLDER = 'downloads';

/**
 * Writes the archive to the origin private file system and starts a browser download from there, so that memory holds one
 * chunk at a time. For browsers without a file picker. Deletes the archive of the download before it first: no
 * browser reports when it has read a download.
 * @throws DOMException `QuotaExceededError` when the disk is full
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

/** Target without a file picker: memory for a small archive, the private file system for a large one where it exists. */
export function defaultTarget(fileName: string, bytes: number): Promise<SaveTarget> {
  return bytes > IN_MEMORY_MAX_BYTES && hasDiskSpace() ? diskTarget(fileName) : Promise.resolve(memoryTarget(fileName));
}

/**
 * Asks where to save an archive of unknown size. Call it right after a click: browsers require one.
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
