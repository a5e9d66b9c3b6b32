import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './plan.ts';

const words = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[\s_/-]+/);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const kebab = (name: string) => words(name).join('-').toLowerCase();
export const pascal = (name: string) =>
  words(name)
    .map((word) => capital(word.toLowerCase()))
    .join('');
export const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
/** A name as a title: "Night radio". The author replaces it. */
export const sentence = (name: string) => capital(words(name).join(' ').toLowerCase());

function demand(isFine: boolean, message: string): asserts isFine {
  if (!isFine) throw new UsageError(message);
}

/** The name of an app's folder and namespace, and the prefix of public names, in which a hyphen is not allowed. */
export function checkRemoteName(name: string | undefined): asserts name is string {
  demand(
    name !== undefined && /^[a-z][a-z0-9]{1,30}$/.test(name),
    `"${name ?? ''}" is no name for a remote: use one word in lower case, as in "radio": its endpoints, slices and container begin with it.`,
  );
}

/** @throws UsageError that lists the existing remotes */
export function checkRemote(root: string, name: string | undefined): asserts name is string {
  const remotes = remotesOf(root);
  demand(
    name !== undefined && remotes.includes(name),
    `There is no remote "${name ?? ''}". There are: ${remotes.join(', ')}.`,
  );
}

export function checkScreenName(name: string | undefined): asserts name is string {
  demand(
    name !== undefined && /^[A-Z][A-Za-z0-9]{1,40}$/.test(name) && !name.endsWith('Screen'),
    `"${name ?? ''}" is no name for a screen: use PascalCase without "Screen" at its end, as in "NightRadio".`,
  );
}

export function checkPath(path: string | undefined): asserts path is string {
  demand(
    path !== undefined && /^(\/(:[a-z][A-Za-z0-9]*|[a-z0-9][a-z0-9-]*))+$/.test(path),
    `"${path ?? ''}" is no route: start with a slash, lower case words, :params in camelCase, as in "/radio/:genreId".`,
  );
}

const IRREGULAR =
  /(Sold|Sent|Paid|Begun|Gone|Lost|Left|Made|Heard|Read|Bought|Given|Taken|Withdrawn|Held|Written|Shown|Found|Built|sold|sent|paid|begun|gone|lost|left|made|heard|read|bought|given|taken|withdrawn|held|written|shown|found|built)$/;

export function checkEventName(name: string | undefined): asserts name is string {
  demand(
    name !== undefined && /^[a-z][A-Za-z0-9]*\/[a-z][A-Za-z0-9]*$/.test(name),
    `"${name ?? ''}" is no event: write its domain, a slash and what happened, as in "album/downloaded".`,
  );
  demand(
    /ed$/.test(name) || IRREGULAR.test(name),
    `"${name}" does not say what happened: an event is a fact in the past tense, as in "album/downloaded". A request is a dispatched action instead.`,
  );
}

export function checkTableName(name: string | undefined): asserts name is string {
  demand(
    name !== undefined && /^[a-z][a-z0-9]*(_[a-z0-9]+)*s$/.test(name) && name.length <= 50,
    `"${name ?? ''}" is no table: use a plural in lower case with underscores, as in "album_notes".`,
  );
}

export function checkSlotOrDialogName(kind: 'slot' | 'dialog', name: string | undefined): asserts name is string {
  const example = kind === 'slot' ? 'dashboard.figures' : 'account.download';
  demand(
    name !== undefined && /^[a-z][A-Za-z0-9]*(-[a-z0-9]+)*\.[a-z][A-Za-z0-9]*$/.test(name),
    `"${name ?? ''}" is no ${kind}: write who ${kind === 'slot' ? 'shows' : 'owns'} it, a dot and what it is, as in "${example}".`,
  );
}

/** Folders of apps/ that have a `remote.ts`. */
export const remotesOf = (root: string): string[] =>
  readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'src/remote.ts')));
