import { RefusedRelease, type ReleaseStore } from '@fairtone/releases';
import { Refusal } from '../refusal.ts';

/** The release store failed: it cannot be reached, refuses, or one of its files is damaged. */
export class StoreFailure extends Refusal {
  /** @param reason in English, for staff */
  constructor(readonly reason: string) {
    super(503, 'store_unavailable', `The release store failed: ${reason}`);
  }
}

/** The store, whose own errors are `StoreFailure`s. Refusals, also those of a change that it runs, stay as they are. */
export const guardStore = (store: ReleaseStore): ReleaseStore =>
  new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...values: unknown[]): Promise<unknown> => {
        try {
          return await (member.apply(target, values) as Promise<unknown>);
        } catch (error) {
          if (error instanceof RefusedRelease || error instanceof Refusal) throw error;
          console.error(error);
          throw new StoreFailure(error instanceof Error ? error.message : String(error));
        }
      };
    },
  });
