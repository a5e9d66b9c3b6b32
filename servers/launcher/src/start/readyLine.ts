import { demoAccounts } from '@fairtone/servers/demo';
import type { Config } from '../settings/config.ts';

/** What the person who typed `npm start` was waiting for. */
export function readyLine(config: Config): string {
  const accounts = demoAccounts(config);
  const people = accounts
    ? Object.entries(accounts).map(([kind, { email, password }]) => ` · demo ${kind} ${email} / ${password}`)
    : [];
  return `Fairtone is ready at ${config.siteUrl}${people.join('')}`;
}
