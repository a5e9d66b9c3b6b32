import { startBackend } from '../../../testing/startBackend.ts';

it('goes on when nobody reads its lines any more, and still ends when it is told to', async () => {
  const backend = await startBackend();
  backend.hangUp();
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  // Stopping logs a line that no one reads.
  expect(await backend.stop()).toBe(0);
});
