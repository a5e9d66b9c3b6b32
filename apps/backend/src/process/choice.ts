/**
 * The value of a setting that takes one of a few words.
 * @param fallback when the setting is missing or empty
 * @throws {Error} naming the setting and its words: a typing mistake in a setting must stop the start, not choose for somebody
 */
export function choice<Word extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = env[name];
  if (!text) return fallback;
  const word = words.find((one) => one === text);
  if (word) return word;
  throw new Error(`${name} is "${text}"; it can be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`);
}
