import { test as base } from '../test';
import { makeWorld, type World } from './world';

/** The shop with people, albums and orders in it. */
export const test = base.extend<object, { world: World }>({
  world: [async ({ product }, use) => use(await makeWorld(product)), { scope: 'worker', timeout: 60_000 }],
});

export { expect } from '@playwright/test';
