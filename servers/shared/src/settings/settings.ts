import type { Kind } from './kinds.ts';
import { nearest } from './nearest.ts';

/** One environment variable: how it is parsed, and its documentation. */
export type Setting<Value> = {
  kind: Kind<Value>;
  /** The default, for the table. */
  usual: string;
  /** Description for the table, in Markdown. */
  about: string;
  /** Secret: its value is never printed. */
  isSecret?: true;
};

export type Settings = Record<string, Setting<unknown>>;
export type ValueOf<Item> = Item extends Setting<infer Value> ? Value : never;

export const setting = <Value>(kind: Kind<Value>, usual: string, about: string): Setting<Value> => ({
  kind,
  usual,
  about,
});
export const secret = <Value>(kind: Kind<Value>, about: string): Setting<Value> => ({
  kind,
  usual: 'none',
  about,
  isSecret: true,
});

/**
 * The value of a setting, or null when it is missing or empty.
 * @throws Error naming the setting and its accepted values: a typing mistake must stop the start instead of selecting a default
 */
export function settingOf<Value>(item: Setting<Value>, env: NodeJS.ProcessEnv, name: string): Value | null {
  const problem = problemOf(item, env, name);
  if (problem) throw new Error(problem);
  const text = env[name];
  return text ? (item.kind.read(text) ?? null) : null;
}

/**
 * @param others names of the same prefix that other programs read
 * @throws Error with every wrong value and every unknown FAIRTONE_ name of the environment at once
 */
export function requireSettings(settings: Settings, env: NodeJS.ProcessEnv, others: readonly string[]): void {
  const problems = Object.entries(settings).flatMap(([name, item]) => problemOf(item, env, name) ?? []);
  const all = [...problems, ...unknownNames(settings, env, others)];
  if (all.length > 0) throw new Error(all.join('\n'));
}

function problemOf({ kind, isSecret }: Setting<unknown>, env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name];
  if (!text || kind.read(text) !== undefined) return null;
  return `${name} ${isSecret ? 'has another form' : `is "${text}"`}; it ${kind.takes}.`;
}

function unknownNames(settings: Settings, env: NodeJS.ProcessEnv, others: readonly string[]): string[] {
  const known = [...Object.keys(settings), ...others];
  return Object.keys(env)
    .filter((name) => name.startsWith('FAIRTONE_') && !name.startsWith('FAIRTONE_TEST_') && !known.includes(name))
    .map((name) => `${name} is no setting; the nearest is ${nearest(name, Object.keys(settings))}.`);
}
