import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError } from '../authError.ts';
import type { AuthDeps } from '../deps.ts';
import { presentUser } from '../presentUser.ts';
import type { UserRow } from '../users.ts';

const MOST = 1000;

const number = (fallback: number, most: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text ? Number(text) : fallback))
    .pipe(z.int().min(1).max(most));
const querySchema = z.object({ page: number(1, 1_000_000), per_page: number(50, MOST) });

/** A page of accounts, newest first, with the paging headers that auth-js reads. */
export async function listUsers({ sql }: AuthDeps, context: Context): Promise<Response> {
  const query = querySchema.safeParse(context.req.query());
  if (!query.success) throw new AuthError(400, 'validation_failed', 'Bad Pagination Parameters');
  const { page, per_page: size } = query.data;
  const users = await sql<UserRow[]>`
    select * from auth.users where deleted_at is null
    order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from auth.users where deleted_at is null`;
  const last = Math.max(1, Math.ceil(row!.total / size));
  const link = (to: number, rel: string) => `</auth/v1/admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return context.json({ users: users.map(presentUser), aud: 'authenticated' }, 200, {
    'x-total-count': String(row!.total),
    link: links.join(', '),
  });
}
