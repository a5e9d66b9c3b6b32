import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Writes a brotli copy of every text file of a build, once for all visits and so at the best quality. */
export function compressTextFiles(output) {
  for (const file of readdirSync(output)) {
    if (!/\.(js|json|css|svg|webmanifest)$/.test(file) || /^(remote|shell)\.json$/.test(file)) continue;
    writeFileSync(join(output, `${file}.br`), brotliCompressSync(readFileSync(join(output, file))));
  }
}
