import { nearest } from './nearest.ts';
import { NAMES_OF_TOOLS, SETTINGS, type Setting, type SettingName, type SettingValue } from './schema.ts';

/**
 * The value of a setting, or null when it is missing or empty.
 * @throws Error naming the setting and what it takes: a typing mistake must stop the start instead of selecting a default
 */
export function settingOf<Name extends SettingName>(env: NodeJS.ProcessEnv, name: Name): SettingValue<Name> | null {
  const problem = problemOf(env, name);
  if (problem) throw new Error(problem);
  const text = env[name];
  return text ? (SETTINGS[name].kind.read(text) as SettingValue<Name>) : null;
}

/** @throws Error with every wrong value and every unknown FAIRTONE_ name of the environment at once */
export function requireSettings(env: NodeJS.ProcessEnv): void {
  const names = Object.keys(SETTINGS) as SettingName[];
  const problems = [...names.flatMap((name) => problemOf(env, name) ?? []), ...unknownNames(env)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function problemOf(env: NodeJS.ProcessEnv, name: SettingName): string | null {
  const { kind, isSecret }: Setting<unknown> = SETTINGS[name];
  const text = env[name];
  if (!text || kind.read(text) !== undefined) return null;
  return `${name} ${isSecret ? 'has another form' : `is "${text}"`}; it ${kind.takes}.`;
}

function unknownNames(env: NodeJS.ProcessEnv): string[] {
  const known = [...Object.keys(SETTINGS), ...NAMES_OF_TOOLS];
  return Object.keys(env)
    .filter((name) => name.startsWith('FAIRTONE_') && !name.startsWith('FAIRTONE_TEST_') && !known.includes(name))
    .map((name) => `${name} is no setting; the nearest is ${nearest(name, Object.keys(SETTINGS))}.`);
}
