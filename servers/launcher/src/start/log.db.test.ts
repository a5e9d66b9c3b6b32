import { startBackend } from '../../../testing/startBackend.ts';

it('continues when its output is closed, and still stops on request', async () => {
  const backend = await startBackend();
  backend.hangUp();
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  // Stopping writes a log line to the closed output.
  expect(await backend.stop()).toBe(0);
});
