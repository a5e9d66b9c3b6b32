import { DEMO_ACCOUNTS } from '../content/catalog/index.ts';
import type { Config } from '../../launcher/src/process/config.ts';

/** The accounts of the sign-in page's demo buttons; none without demo data. */
export const demoAccounts = ({ demo }: Pick<Config, 'demo'>) => (demo === 'off' ? null : DEMO_ACCOUNTS);
