import { startBackend } from '../../../testing/startBackend.ts';

it('goes on when nobody reads its lines any more, and still ends when it is told to', async () => {
  const backend = await startBackend();
  backend.hangUp();
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  // Stopping says so in a line, which nobody takes.
  expect(await backend.stop()).toBe(0);
});
