import { Refusal } from './refusal.ts';

/** A 429 response with Retry-After. */
export class TooManyRequests extends Refusal {
  constructor(
    code: string,
    readonly retryAfterS: number,
  ) {
    super(429, code, `Too many. Try again in ${retryAfterS} seconds.`);
  }
}
