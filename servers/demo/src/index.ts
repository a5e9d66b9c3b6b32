/** Public exports of this server: fills a shop with artists, albums, music and a history. */
export { demoAccounts } from './demoAccounts.ts';
export type { DemoSettings } from './settings.ts';
export type { DemoShop } from './shop.ts';
export { startDemo } from './startDemo.ts';
