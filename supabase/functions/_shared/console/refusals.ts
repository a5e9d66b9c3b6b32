import { RefusedRelease, type ReleaseRefusal } from '@fairtone/releases';
import { Refusal } from '../refusal.ts';

const STATUS: Record<ReleaseRefusal, number> = {
  already_live: 409,
  changed_meanwhile: 409,
  invalid_percent: 400,
  key_missing: 403,
  nothing_live: 409,
  nothing_to_roll_back: 409,
  release_refused: 409,
  version_not_found: 404,
};

/** Runs an act on releases. @throws Refusal for refused releases; other errors as they are */
export async function withRefusals<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedRelease)) throw error;
    const { code, message, faults } = error;
    throw new Refusal(STATUS[code], code, message, faults.length > 0 ? faults : undefined);
  }
}

/** @throws Refusal 404 `remote_not_found` */
export function requireRemote(remotes: string[], remote: string): void {
  if (!remotes.includes(remote)) throw new Refusal(404, 'remote_not_found', `The store has no remote ${remote}.`);
}
