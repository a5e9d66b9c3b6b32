import { ACCOUNTS, SCENE_PASSWORD } from '@fairtone/harness/fixtures';
import { askService, type ServiceBackend } from './serviceClient.ts';

/** Creates the fixture people with their fixed ids, or resets the passwords of those that exist. */
export async function seedPeople(backend: ServiceBackend): Promise<void> {
  for (const { id, email, name, role } of Object.values(ACCOUNTS)) {
    const account = { email, password: SCENE_PASSWORD, email_confirm: true, user_metadata: { full_name: name, role } };
    const { status } = await askService(backend, 'GET', `/auth/v1/admin/users/${id}`, { allow: [404] });
    if (status === 404) await askService(backend, 'POST', '/auth/v1/admin/users', { body: { id, ...account } });
    else await askService(backend, 'PUT', `/auth/v1/admin/users/${id}`, { body: account });
  }
}
