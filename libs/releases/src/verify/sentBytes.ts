type File = { file: string; bytes: number };

/**
 * Transferred bytes of each file of a version that pages load: of its compressed copy, where it has one.
 * @param prerender the file that only release hosts run
 */
export function sentBytes(files: readonly File[], prerender: string | undefined): Map<string, number> {
  const bytes = new Map(files.map((each) => [each.file, each.bytes]));
  const loaded = [...bytes.keys()].filter((file) => /\.([cm]?js|css|svg)$/.test(file) && file !== prerender);
  return new Map(loaded.map((file) => [file, bytes.get(`${file}.br`) ?? bytes.get(file)!]));
}
