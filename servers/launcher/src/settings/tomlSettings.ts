import { existsSync, readFileSync } from 'node:fs';

export type TomlSettings = {
  flag: (section: string, key: string, fallback: boolean) => boolean;
  number: (section: string, key: string, fallback: number) => number;
};

/**
 * Parses `key = value` lines in sections, the subset of TOML that supabase/config.toml uses. A missing file is empty.
 * The readers throw an Error for an invalid boolean or number.
 */
export function readTomlSettings(file: string): TomlSettings {
  const values = new Map<string, string>();
  let section = '';
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    section = /^\[([\w.-]+)\]/.exec(line)?.[1] ?? section;
    const [, key, value] = /^([\w-]+)\s*=\s*"?([^"#]*?)"?\s*(?:#.*)?$/.exec(line) ?? [];
    if (key) values.set(`${section}.${key}`, value!);
  }
  const refuse = (name: string, key: string, takes: string) =>
    new Error(`${file}: ${key} in [${name}] is "${values.get(`${name}.${key}`)}"; it takes ${takes}.`);
  return {
    flag: (name, key, fallback) => {
      const text = values.get(`${name}.${key}`);
      if (text === undefined) return fallback;
      if (text !== 'true' && text !== 'false') throw refuse(name, key, 'true or false');
      return text === 'true';
    },
    number: (name, key, fallback) => {
      const text = values.get(`${name}.${key}`);
      if (text === undefined) return fallback;
      // Durations such as "60s" are returned in seconds.
      const [, digits] = /^(\d+)s?$/.exec(text) ?? [];
      if (digits === undefined) throw refuse(name, key, 'a whole number, or seconds such as 60s');
      return Number(digits);
    },
  };
}
