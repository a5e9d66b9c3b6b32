/** Prints one line of progress for the person who typed `npm start`. */
export function logInfo(part: string, text: string): void {
  process.stdout.write(`${part.padEnd(10)} ${text}\n`);
}

/** Prints a problem that the person should see, after which the product continues. */
export function warn(part: string, text: string): void {
  process.stderr.write(`${part.padEnd(10)} ${text}\n`);
}

/**
 * Ignores errors of a closed output, as after a closed terminal. Otherwise each failed line would raise an error that is
 * logged, which fails again.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
