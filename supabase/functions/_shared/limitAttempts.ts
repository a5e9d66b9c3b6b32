import { serviceClient } from './clients.ts';
import { fromDatabase } from './refusal.ts';
import { TooManyRequests } from './tooManyRequests.ts';

export interface AttemptRule {
  name: string;
  most: number;
  windowS: number;
}

/**
 * Counts an attempt of a subject (an id, an e-mail, an address) in the database, so that restarts do not reset it.
 * @throws TooManyRequests 429 with the rule's code `too_many_<name>`
 */
export async function limitAttempts(rule: AttemptRule, subject: string): Promise<void> {
  const { data: waitS, error } = await serviceClient().rpc('count_attempt', {
    rule: rule.name,
    subject,
    most: rule.most,
    window_seconds: rule.windowS,
  });
  if (error) throw fromDatabase(error);
  if (waitS > 0) throw new TooManyRequests(`too_many_${rule.name}`, waitS);
}
