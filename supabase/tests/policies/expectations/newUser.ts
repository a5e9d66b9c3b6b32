import { randomUUID } from 'node:crypto';
import type { World } from '../matrix/world.ts';

/** A person without a role in the test. */
export const newUser = (world: World) =>
  world.add('auth.users', { email: `${randomUUID()}@people.test`, raw_user_meta_data: {}, raw_app_meta_data: {} });
