/**
 * The direction of a value. `given`: the shell or the server writes it, code that was built earlier reads it. `accepted`: code that was built
 * earlier writes it. `both`: two sides that are released separately write it and read it.
 */
export type Direction = 'given' | 'accepted' | 'both';

/** A JSON Schema, as far as contracts use it; `function` and `ts` are our own, for what JSON Schema cannot express. */
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
  /** A type of a package, as its source text. */
  ts?: string;
  [constraint: string]: unknown;
}

export interface Contract {
  direction: Direction;
  shape: Shape;
}

/** All contracts between the shell and its remotes, and between the functions and their callers. */
export interface Description {
  /** HOST_CONTRACT_VERSION of the described sources. */
  version: string;
  /** Contracts by kind and name: `event order/paid`, `slot shell.cart`. */
  contracts: Record<string, Contract>;
}

export const sortedByName = (contracts: Record<string, Contract>): Record<string, Contract> =>
  Object.fromEntries(Object.entries(contracts).sort(([a], [b]) => (a < b ? -1 : 1)));
