import type { Context } from 'hono';
import { z } from 'zod';
import { attributesSchema, createUser, updateAccount } from '../admin/attributes.ts';
import { generateLink, invite, linkSchema } from '../admin/links.ts';
import { listUsers } from '../admin/listUsers.ts';
import { removeUser } from '../admin/removeUser.ts';
import { AuthError } from '../authError.ts';
import { requireService } from '../currentUser.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { presentUser } from '../presentUser.ts';
import { emailSchema, metadataSchema, readBody } from '../readBody.ts';
import { findById, type UserRow } from '../users.ts';

const deleteSchema = z.object({ should_soft_delete: z.boolean().default(false) });
const inviteSchema = z.object({ email: emailSchema, data: metadataSchema.nullish() });

/** Account management with the service key, for seeds, tests and support tools. */
export function addAdmin(app: AuthApp, deps: AuthDeps): void {
  for (const path of ['/admin/*', '/invite']) {
    app.use(path, async (context, next) => {
      requireService(deps, context);
      await next();
    });
  }

  app.post('/admin/users', async (context) =>
    context.json(presentUser(await createUser(deps, await readBody(context, attributesSchema)))),
  );
  app.get('/admin/users', (context) => listUsers(deps, context));
  app.get('/admin/users/:id', async (context) => context.json(presentUser(await wanted(context))));
  app.put('/admin/users/:id', async (context) => {
    const user = await wanted(context);
    return context.json(presentUser(await updateAccount(deps, user, await readBody(context, attributesSchema))));
  });
  app.delete('/admin/users/:id', async (context) => {
    const user = await wanted(context);
    const hasBody = context.req.header('content-type') !== undefined;
    await removeUser(deps, user, hasBody && (await readBody(context, deleteSchema)).should_soft_delete);
    return context.json({});
  });
  app.post('/admin/generate_link', async (context) =>
    context.json(await generateLink(deps, await readBody(context, linkSchema), context.req.query('redirect_to'))),
  );
  app.post('/invite', async (context) => {
    const { email, data } = await readBody(context, inviteSchema);
    return context.json(presentUser(await invite(deps, email, data ?? {}, context.req.query('redirect_to'))));
  });

  async function wanted(context: Context): Promise<UserRow> {
    const id = z.uuid().safeParse(context.req.param('id'));
    const user = id.success ? await findById(deps.sql, id.data) : null;
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    return user;
  }
}
