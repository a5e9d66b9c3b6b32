import { keptBackends } from './keptBackends.ts';

// eslint-disable-next-line no-restricted-exports -- jest calls the default export
export default async function tearDown(): Promise<void> {
  await Promise.all(keptBackends().map(({ stop }) => stop()));
}
