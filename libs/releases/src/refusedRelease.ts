/** Why an act on a release was refused. */
export type ReleaseRefusal =
  | 'already_live'
  | 'changed_meanwhile'
  | 'invalid_percent'
  | 'key_missing'
  | 'nothing_live'
  | 'nothing_to_roll_back'
  | 'release_refused'
  | 'version_not_found';

/** An act on a release was refused, and nothing was changed. */
export class RefusedRelease extends Error {
  constructor(
    readonly code: ReleaseRefusal,
    message: string,
    /** Of `release_refused`: every reason against the version. */
    readonly faults: string[] = [],
  ) {
    super(message);
  }
}

/** @throws RefusedRelease `release_refused` when there are faults */
export function refuse(what: string, faults: string[]): void {
  if (faults.length === 0) return;
  throw new RefusedRelease(
    'release_refused',
    `${what} stays back:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    faults,
  );
}
