/** One line of progress for the person who typed `npm start`. */
export function say(part: string, text: string): void {
  process.stdout.write(`${part.padEnd(10)} ${text}\n`);
}

/** Something went wrong that the person should see although the product goes on. */
export function warn(part: string, text: string): void {
  process.stderr.write(`${part.padEnd(10)} ${text}\n`);
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
