import { demoAccounts } from '@fairtone/servers/demo';
import type { Config } from '../settings/config.ts';

/** The line that tells the person who typed `npm start` that the shop is ready. */
export function readyLine(config: Config): string {
  const accounts = demoAccounts(config);
  const people = accounts
    ? Object.entries(accounts).map(([kind, { email, password }]) => ` · demo ${kind} ${email} / ${password}`)
    : [];
  return `Fairtone is ready at ${config.siteUrl}${people.join('')}`;
}
