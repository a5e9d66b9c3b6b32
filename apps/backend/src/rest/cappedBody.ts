import { Transform } from 'node:stream';

export class BodyTooLarge extends Error {}

/** Lets a limited number of bytes through. Counts what arrives: Content-Length may lie or be absent. */
export function capped(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new BodyTooLarge(`more than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}
