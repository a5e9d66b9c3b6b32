import { DEMO_ACCOUNTS } from '../content/catalog/index.ts';
import type { DemoSettings } from './settings.ts';

type Size = DemoSettings['size'] | 'off';

/** The accounts of the demo buttons on the sign-in page; none without demo data. */
export const demoAccounts = ({ demo }: { demo: Size }) => (demo === 'off' ? null : DEMO_ACCOUNTS);
