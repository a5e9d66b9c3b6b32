import { satisfiesContract } from '@fairtone/contracts';
import type { Candidate } from './candidate.ts';

/** What every build is checked against, independent of other releases. */
export type Measures = {
  /** Contract version of the shell that is to load it. */
  hostContract: string;
  /** Transferred bytes. */
  budget: { entry: number; total: number };
  /** Packages of which the page has one copy, provided by the shell. */
  sharedPackages: string[];
};

/** The live site that a candidate must fit: the shell, and the live releases of the other remotes. */
export type LiveSite = Measures & {
  /** Route pattern -> remote that serves it live. */
  routes: Record<string, string>;
  /** Slot -> remote that provides it live. */
  slots: Record<string, string>;
};

/** Returns the problem, or nothing. */
export type Rule<Against = LiveSite> = (candidate: Candidate, against: Against) => string[];

const contract: Rule<Measures> = ({ contract: range }, { hostContract }) =>
  satisfiesContract(hostContract, range) ? [] : [`needs host contract ${range}; the live shell has ${hostContract}`];

const texts: Rule<Measures> = ({ audit }) => audit.missingTexts.map((text) => `lacks a text: ${text}`);

const size: Rule<Measures> = ({ bytes, entry }, { budget }) => {
  const [first, total] = [bytes[entry] ?? 0, Object.values(bytes).reduce((sum, each) => sum + each, 0)];
  return [
    ...(first > budget.entry ? [`its entry has ${first} bytes compressed; the budget is ${budget.entry}`] : []),
    ...(total > budget.total ? [`its files have ${total} bytes compressed; the budget is ${budget.total}`] : []),
  ];
};

const integrity: Rule<Measures> = ({ entry, integrity: pinned, scripts }) => [
  ...(scripts[entry] ? [] : [`its entry ${entry} is not there`]),
  ...Object.keys(pinned).flatMap((file) => (scripts[file] ? [] : [`${file} has an integrity and is not there`])),
  ...Object.entries(scripts).flatMap(([file, actual]) => {
    if (!pinned[file]) return [`${file} has no integrity`];
    return pinned[file] === actual ? [] : [`${file} is not what was built`];
  }),
];

const singletons: Rule<Measures> = ({ audit }, { sharedPackages }) =>
  audit.packages
    .filter((name) => sharedPackages.includes(name))
    .map((name) => `carries its own copy of ${name}, which the shell shares`);

const names: Rule<Measures> = ({ name, container, dialogs, slots, audit }) => {
  const isOwn = (stateName: string) => new RegExp(`^${name}([A-Z]|$)`).test(stateName);
  return [
    ...(container.startsWith(`fairtone_${name}_`)
      ? []
      : [`its container ${container} does not begin with fairtone_${name}_`]),
    ...dialogs
      .filter((dialog) => !dialog.startsWith(`${name}.`))
      .map((dialog) => `its dialog ${dialog} does not begin with ${name}.`),
    ...slots
      .filter((slot) => !/^[a-z][a-z-]*\.\w+$/.test(slot))
      .map((slot) => `its slot ${slot} does not begin with the place that shows it`),
    ...audit.stateNames
      .filter((stateName) => !isOwn(stateName))
      .map((stateName) => `its slice or endpoint ${stateName} does not begin with ${name}`),
  ];
};

const collisions: Rule = ({ name, routes, slots }, taken) => {
  const owned = (what: string, place: string, owner: string | undefined) =>
    owner && owner !== name ? [`its ${what} ${place} belongs to ${owner}`] : [];
  return [
    ...routes.flatMap((route) => owned('route', route, taken.routes[shapeOf(route)])),
    ...slots.flatMap((slot) => owned('slot', slot, taken.slots[slot])),
  ];
};

/** `/album/:id` and `/album/:album` are the same route. */
export const shapeOf = (route: string) => `/${route.replace(/^\//, '')}`.replace(/:[^/]+/g, ':');

/** Rules for the build itself, checked before publishing. */
export const BUILD_RULES: Rule<Measures>[] = [contract, texts, size, integrity, singletons, names];

/** Rules for the live site, checked before promoting. */
export const LIVE_RULES: Rule[] = [collisions];
