import { test as base } from '../test';
import { makeWorld, type World } from './world';

/** The shop with the fixture people, albums and orders. */
export const test = base.extend<object, { world: World }>({
  world: [async ({ product }, use) => use(await makeWorld(product)), { scope: 'worker', timeout: 60_000 }],
});

export { expect } from '@playwright/test';
