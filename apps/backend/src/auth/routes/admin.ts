import { z } from 'zod';
import { AuthError } from '../authError.ts';
import { requireService } from '../currentUser.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { checkPassword } from '../passwordRules.ts';
import { hashPassword } from '../passwords.ts';
import { presentUser } from '../presentUser.ts';
import { emailSchema, metadataSchema, readBody } from '../readBody.ts';
import { savingUser } from '../savingUser.ts';
import { findByEmail, findById, insertUser } from '../users.ts';

const createSchema = z.object({
  email: emailSchema,
  password: z.string().optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: metadataSchema.default({}),
});
const idSchema = z.uuid();

/** Account management with the service key: seeds, tests and support tools. */
export function addAdmin(app: AuthApp, deps: AuthDeps): void {
  app.use('/admin/*', async (context, next) => {
    requireService(deps, context);
    await next();
  });

  app.post('/admin/users', async (context) => {
    const body = await readBody(context, createSchema);
    if (body.password !== undefined) checkPassword(body.password);
    if (await findByEmail(deps.sql, body.email)) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    const passwordHash = body.password === undefined ? null : await hashPassword(deps.sql, body.password);
    const newUser = { email: body.email, passwordHash, metadata: body.user_metadata, isConfirmed: body.email_confirm };
    return context.json(presentUser(await savingUser(deps.sql.begin((sql) => insertUser(sql, newUser)))));
  });

  app.get('/admin/users/:id', async (context) => {
    const id = idSchema.safeParse(context.req.param('id'));
    const user = id.success ? await findById(deps.sql, id.data) : null;
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    return context.json(presentUser(user));
  });

  app.delete('/admin/users/:id', async (context) => {
    const id = idSchema.safeParse(context.req.param('id'));
    const [row] = id.success ? await deps.sql`delete from auth.users where id = ${id.data} returning id` : [];
    if (!row) throw new AuthError(404, 'user_not_found', 'User not found');
    deps.sessions.forget();
    return context.json({});
  });
}
