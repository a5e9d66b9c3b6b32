/** Beyond this an archive is written to a place that the person names; below, it is put together in memory. */
const IN_MEMORY_MAX_BYTES = 300_000_000;
/** The browser reads the archive from its address after the click, and says nothing when it is done. */
const KEEP_ADDRESS_MS = 60_000;

/** Where an archive goes. Takes all of the stream or rejects; an aborted stream leaves no half archive behind. */
export type SaveTarget = (archive: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;

interface FilePickerWindow {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
}

/** Whether the archive should stream to a place of the person's choice: it is large, and the browser can do it. */
export function wantsPlace(bytes: number): boolean {
  return bytes > IN_MEMORY_MAX_BYTES && 'showSaveFilePicker' in window;
}

/**
 * Asks where to save. Browsers allow the question only shortly after a click.
 * @throws DOMException `AbortError` when the person thought better of it, `SecurityError` when the click was too long ago
 */
export async function askForPlace(fileName: string): Promise<SaveTarget> {
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
  const handle = await (window as FilePickerWindow).showSaveFilePicker!({ suggestedName: fileName, types });
  return async (archive, signal) => {
    // A file stream that is aborted before it is closed leaves the file as it was.
    await archive.pipeTo(await handle.createWritable(), { signal });
  };
}

/** The browser's own downloads. */
export function toDownloads(fileName: string): SaveTarget {
  return async (archive, signal) => {
    const blob = await new Response(archive as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
    signal.throwIfAborted();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([blob], { type: 'application/zip' }));
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEEP_ADDRESS_MS);
  };
}
