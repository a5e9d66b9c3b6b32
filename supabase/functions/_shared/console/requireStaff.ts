import { requireCaller } from '../caller.ts';
import { serviceClient } from '../clients.ts';
import { fromDatabase, loginRequired, Refusal } from '../refusal.ts';

/**
 * The caller's id and name, when the database says that they have the role `staff`.
 * @throws Refusal 401 `login_required` for guests, 403 `staff_only` for everybody else
 */
export async function requireStaff(request: Request): Promise<{ id: string; name: string }> {
  const { id } = await requireCaller(request);
  const client = serviceClient();
  const [role, profile] = await Promise.all([
    client.from('user_roles').select('role').eq('user_id', id).eq('role', 'staff').maybeSingle(),
    client.from('profiles').select('name').eq('id', id).maybeSingle(),
  ]);
  const error = role.error ?? profile.error;
  if (error) throw fromDatabase(error);
  if (!role.data) throw new Refusal(403, 'staff_only', 'Only staff may do this.');
  if (!profile.data) throw loginRequired();
  return { id, name: profile.data.name };
}
