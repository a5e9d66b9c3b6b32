import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import { callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { addressIn } from '../objectName.ts';
import { askPermission, saveUpload } from '../saveUpload.ts';
import { checkUpload, signUpload } from '../signedUrl.ts';

/** POST creates an object (`x-upsert: true` also replaces), PUT replaces, and a signed URL does either without a session. */
export function addUpload(app: StorageApp, deps: StorageDeps): void {
  app.post('/object/upload/sign/*', async (context) => {
    const address = addressIn(context.env.incoming.url!, '/object/upload/sign/');
    const caller = await callerOf(deps, context);
    const isReplacing = wantsReplacing(context);
    await askPermission(deps, address, caller, isReplacing);
    const token = await signUpload(deps, address, { caller, isReplacing });
    return context.json({
      url: `/object/upload/sign/${address.bucket}/${encodeURI(address.name)}?token=${token}`,
      token,
    });
  });

  app.put('/object/upload/sign/*', async (context) => {
    const { incoming } = context.env;
    const address = addressIn(incoming.url!, '/object/upload/sign/');
    const { caller, isReplacing } = await checkUpload(deps, address, context.req.query('token'));
    return context.json(await saveUpload(deps, { incoming, address, caller, isReplacing }));
  });

  const upload = (isReplacing: (context: Context) => boolean) => async (context: Context<NodeBindings>) => {
    const { incoming } = context.env;
    const address = addressIn(incoming.url!, '/object/');
    const caller = await callerOf(deps, context);
    return context.json(await saveUpload(deps, { incoming, address, caller, isReplacing: isReplacing(context) }));
  };
  app.post('/object/*', upload(wantsReplacing));
  app.put(
    '/object/*',
    upload(() => true),
  );
}

const wantsReplacing = (context: Context) => context.req.header('x-upsert') === 'true';
