import { satisfiesContract } from '@fairtone/contracts';
import type { Candidate } from './candidate.ts';

/** What a candidate is held against: the live shell and the other remotes' live routes. */
export type Surroundings = {
  hostContract: string;
  /** Route pattern -> remote that has it live. */
  routes: Record<string, string>;
  /** Bytes on the wire. */
  budget: { entry: number; total: number };
  /** Packages of which the page has one copy, the shell's. */
  sharedPackages: string[];
};

/** Says what is wrong, or nothing. */
export type Rule = (candidate: Candidate, surroundings: Surroundings) => string[];

const contract: Rule = ({ contract: range }, { hostContract }) =>
  satisfiesContract(hostContract, range) ? [] : [`needs host contract ${range}; the live shell has ${hostContract}`];

const texts: Rule = ({ audit }) => audit.missingTexts.map((text) => `lacks a text: ${text}`);

const size: Rule = ({ audit, entry }, { budget }) => {
  const [first, total] = [audit.bytes[entry] ?? 0, Object.values(audit.bytes).reduce((sum, bytes) => sum + bytes, 0)];
  return [
    ...(first > budget.entry ? [`its entry has ${first} bytes compressed; the budget is ${budget.entry}`] : []),
    ...(total > budget.total ? [`its files have ${total} bytes compressed; the budget is ${budget.total}`] : []),
  ];
};

const integrity: Rule = ({ entry, integrity: pinned, scripts }) => [
  ...(scripts[entry] ? [] : [`its entry ${entry} is not there`]),
  ...Object.keys(pinned).flatMap((file) => (scripts[file] ? [] : [`${file} has an integrity and is not there`])),
  ...Object.entries(scripts).flatMap(([file, actual]) => {
    if (!pinned[file]) return [`${file} has no integrity`];
    return pinned[file] === actual ? [] : [`${file} is not what was built`];
  }),
];

const singletons: Rule = ({ audit }, { sharedPackages }) =>
  audit.packages
    .filter((name) => sharedPackages.includes(name))
    .map((name) => `carries its own copy of ${name}, which the shell shares`);

const names: Rule = ({ name, container, dialogs }) => [
  ...(container.startsWith(`fairtone_${name}_`)
    ? []
    : [`its container ${container} does not begin with fairtone_${name}_`]),
  ...dialogs
    .filter((dialog) => !dialog.startsWith(`${name}.`))
    .map((dialog) => `its dialog ${dialog} does not begin with ${name}.`),
];

const collisions: Rule = ({ name, routes }, { routes: taken }) =>
  routes.flatMap((route) => {
    const owner = taken[shapeOf(route)];
    return owner && owner !== name ? [`its route ${route} belongs to ${owner}`] : [];
  });

/** `/album/:id` and `/album/:album` are the same place. */
export const shapeOf = (route: string) => `/${route.replace(/^\//, '')}`.replace(/:[^/]+/g, ':');

export const RULES: Record<string, Rule> = { contract, texts, size, integrity, singletons, names, collisions };
