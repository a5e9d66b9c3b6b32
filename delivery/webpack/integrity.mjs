import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Subresource integrity of a file. */
export const integrityOf = (path) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
