import { startBackend, type RunningBackend } from '../../../../servers/testing/startBackend';
import { useBackend } from '../../../functions/_testing/calls';

/** A backend for this file alone, with the provider's test switches: its database functions may be mutated. */
export function useMoneyBackend(): void {
  let backend: RunningBackend | undefined;
  beforeAll(async () => {
    backend = await startBackend({ env: { PAYMENTS_TEST_CONTROL: '1' } });
    useBackend(backend);
  }, 120_000);
  afterAll(() => backend?.stop());
}
