import { keptBackend } from './keptBackend.ts';

export default async function tearDown(): Promise<void> {
  await keptBackend()?.stop();
}
