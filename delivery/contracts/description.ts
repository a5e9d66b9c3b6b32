/**
 * Who depends on whose values. `given`: the shell or the server gives, what was built earlier reads. `accepted`: what was built
 * earlier gives. `both`: two sides that are released apart write it and read it.
 */
export type Direction = 'given' | 'accepted' | 'both';

/** A JSON Schema, as far as contracts use it; `function` and `ts` are our own, for what JSON Schema has no words for. */
export interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  function?: { parameters: Shape[]; returns: Shape };
  /** A type of a package, by its text. */
  ts?: string;
  [constraint: string]: unknown;
}

export interface Contract {
  direction: Direction;
  shape: Shape;
}

/** All that the shell and its remotes, the functions and their callers have promised each other. */
export interface Description {
  /** HOST_CONTRACT_VERSION of these sources. */
  version: string;
  /** By kind and name: `event order/paid`, `slot shell.cart`. */
  contracts: Record<string, Contract>;
}

export const sortedByName = (contracts: Record<string, Contract>): Record<string, Contract> =>
  Object.fromEntries(Object.entries(contracts).sort(([a], [b]) => (a < b ? -1 : 1)));
