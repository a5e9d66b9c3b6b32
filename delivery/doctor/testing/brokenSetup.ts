import type { RunningBackend } from '../../../servers/testing/startBackend.ts';
import type { DoctorOptions } from '../setup.ts';
import type { PassingAnswer } from './alteringProxy.ts';
import type { StripeState } from './stripeDouble.ts';

/** A shop that is set up wrongly in one way. */
export interface BrokenSetup {
  /** What is wrong, for the title. */
  name: string;
  /** Options that a person gives wrongly. */
  given?: (shop: Pick<RunningBackend, 'anonKey' | 'serviceKey'>) => Partial<DoctorOptions>;
  /** A change of the database, and its end. */
  change?: readonly [string, string];
  /** A change of what Stripe answers. */
  stripe?: (state: StripeState) => void;
  /** A change of what the shop answers. */
  alter?: (answer: PassingAnswer) => Partial<PassingAnswer> | null;
  /** The only line that is wrong, with a part of its text. */
  found: readonly [line: string, detail: string];
}

/** Changes the responses of one path. */
export const at =
  (path: string, change: (answer: PassingAnswer) => Partial<PassingAnswer>) =>
  (answer: PassingAnswer): Partial<PassingAnswer> | null =>
    answer.path.split('?')[0] === path ? change(answer) : null;
/** Changes fields of a JSON response. */
export const edited =
  (edit: (body: Record<string, unknown>) => object) =>
  ({ text }: PassingAnswer): Partial<PassingAnswer> => ({
    text: JSON.stringify({ ...JSON.parse(text), ...edit(JSON.parse(text) as Record<string, unknown>) }),
  });
export const REPORT = '/rest/v1/rpc/setup_report';
/** Removes a header from a response. */
export const without =
  (header: string) =>
  ({ headers }: PassingAnswer): Partial<PassingAnswer> => ({
    headers: new Headers([...headers].filter(([name]) => name !== header)),
  });
