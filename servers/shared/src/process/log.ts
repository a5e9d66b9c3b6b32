/** One line of progress for the person who typed `npm start`. */
export function say(part: string, text: string): void {
  process.stdout.write(`${part.padEnd(10)} ${text}\n`);
}

/** Something went wrong that the person should see although the product goes on. */
export function warn(part: string, text: string): void {
  process.stderr.write(`${part.padEnd(10)} ${text}\n`);
}

/**
 * Goes on when whoever read the lines is gone, as after a closed terminal. Without it each lost line is an error that is
 * itself a line to write, without end.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
