const END_OF_DIRECTORY = 0x06054b50;
const LOCAL_HEADER_BYTES = 30;

/** Files of an uncompressed ZIP by name, in the order of its directory. */
export async function readZip(archive: ReadableStream<Uint8Array> | Blob): Promise<Map<string, Uint8Array>> {
  const stream = archive instanceof Blob ? archive.stream() : archive;
  const bytes = Buffer.from(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('This is no complete ZIP: it has no end of directory');

  const files = new Map<string, Uint8Array>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength, extraLength, commentLength] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    if (bytes.readUInt16LE(at + 10) !== 0) throw new Error('This reader takes stored files only');
    const local = bytes.readUInt32LE(at + 42);
    const start = local + LOCAL_HEADER_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), bytes.subarray(start, start + size));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
