/** The door of this server: fills a shop, given to it, with artists, albums, sound and a past. */
export { demoAccounts } from './demoAccounts.ts';
export type { DemoSettings } from './settings.ts';
export type { DemoShop } from './shop.ts';
export { startDemo } from './startDemo.ts';
