import { build } from 'esbuild';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, root, tsconfig } from './paths.mjs';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Facts that only the build knows and that are checked before a release goes live (`audit.json`).
 * @param modules modules of webpack's compilation
 * @param output folder of the build, its compressed files included
 */
export async function auditRemote(name, modules, output) {
  const { LANGUAGES } = await evaluate(`export { LANGUAGES } from '@fairtone/contracts';`);
  return {
    packages: packagesOf(modules),
    missingTexts: missingTexts(name, LANGUAGES),
    stateNames: stateNames(name, modules),
    bytes: bytesOf(output),
    owner: ownerOf(name),
  };
}

/** Who reviews changes of the remote: the line of CODEOWNERS with its folder, which generators write. Null without one, as for teams without that file. */
function ownerOf(name) {
  const file = join(root, '.github/CODEOWNERS');
  if (!existsSync(file)) return null;
  const folder = `/${relative(root, folderOf(name)).replaceAll('\\', '/')}/`;
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return (
    lines
      .findLast(([pattern]) => pattern === folder)
      ?.slice(1)
      .join(' ') || null
  );
}

/** Contract version of the shell's sources; its build writes it to `shell.json`. */
export const readHostContract = async () =>
  (await evaluate(`export { HOST_CONTRACT_VERSION } from '@fairtone/contracts';`)).HOST_CONTRACT_VERSION;

/** Metadata of the shell's pages, `SHELL_PAGES`, and its redirects, `ALIASES`. */
export const readShellPaths = () => evaluate(`export * from './apps/shell/src/app/shellPaths.ts';`);

async function evaluate(contents) {
  const stdin = { contents, resolveDir: root };
  const { outputFiles } = await build({ stdin, tsconfig, bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Names of the packages whose code is in the build. */
function packagesOf(modules) {
  const found = new Set();
  const visit = (module) => {
    const match = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module.resource ?? '');
    if (match && !match[1].startsWith('.')) found.add(match[1].replaceAll('\\', '/'));
    for (const inner of module.modules ?? []) visit(inner);
  };
  for (const module of modules) visit(module);
  return [...found].sort();
}

const STATE_NAMES = [
  /^\s*(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm,
  /\bcreateSlice\(\{\s*name: '(\w+)'/g,
  /\breducerPath: '(\w+)'/g,
];

/** Names of the endpoints and slices that the remote adds to the store that all remotes share. */
function stateNames(name, modules) {
  const own = join(folderOf(name), 'src');
  const files = new Set();
  const visit = (module) => {
    if (module.resource?.startsWith(own) && /\.tsx?$/.test(module.resource)) files.add(module.resource);
    for (const inner of module.modules ?? []) visit(inner);
  };
  for (const module of modules) visit(module);
  const sources = [...files].map((file) => readFileSync(file, 'utf8'));
  const found = STATE_NAMES.flatMap((pattern) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1])),
  );
  return [...new Set(found)].sort();
}

/** `language: key` of every text that another language of this remote has, including the plural forms of the language. */
function missingTexts(name, languages) {
  const read = (language) => {
    const file = join(folderOf(name), 'locales', language, `${name}.json`);
    return existsSync(file) ? keysOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
  };
  const keys = Object.fromEntries(languages.map((language) => [language, read(language)]));
  const all = new Set(languages.flatMap((language) => keys[language]));
  const plurals = new Set([...all].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
  return languages.flatMap((language) => {
    const forms = pluralForms(language);
    const wanted = [...all]
      .filter((key) => !PLURAL.test(key))
      .concat([...plurals].flatMap((key) => [...forms].map((form) => `${key}_${form}`)));
    return wanted.filter((key) => !keys[language].includes(key)).map((key) => `${language}: ${key}`);
  });
}

// Plural forms for the numbers that a shop shows: French has another form for whole millions, which never occur.
function pluralForms(language) {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
}

function keysOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}

/** Transferred bytes of each file that is sent compressed. */
function bytesOf(output) {
  const sizes = readdirSync(output)
    .filter((file) => file.endsWith('.br'))
    .map((file) => [file.slice(0, -3), statSync(join(output, file)).size]);
  return Object.fromEntries(sizes.sort());
}
