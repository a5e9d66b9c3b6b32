import { existsSync, readFileSync } from 'node:fs';

export type TomlSettings = {
  flag: (section: string, key: string, fallback: boolean) => boolean;
  number: (section: string, key: string, fallback: number) => number;
};

/** Plain `key = value` lines of a TOML file's sections: all that supabase/config.toml uses. A missing file has none. */
export function readTomlSettings(file: string): TomlSettings {
  const values = new Map<string, string>();
  let section = '';
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    section = /^\[([\w.-]+)\]/.exec(line)?.[1] ?? section;
    const [, key, value] = /^([\w-]+)\s*=\s*"?([^"#]*?)"?\s*(?:#.*)?$/.exec(line) ?? [];
    if (key) values.set(`${section}.${key}`, value!);
  }
  return {
    flag: (name, key, fallback) => (values.get(`${name}.${key}`) ?? String(fallback)) === 'true',
    // Durations such as "60s" count in seconds.
    number: (name, key, fallback) => Number(values.get(`${name}.${key}`)?.replace(/s$/, '') ?? fallback),
  };
}
