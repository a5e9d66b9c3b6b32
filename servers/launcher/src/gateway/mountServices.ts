import { Hono } from 'hono';
import { createAuthService } from '../../../supabase/src/auth/authService.ts';
import type { AuthParts } from '../../../supabase/src/auth/deps.ts';
import { demoAccounts } from '../../../demo/src/demoAccounts.ts';
import { createFunctionService } from '../../../supabase/src/functions/functionService.ts';
import type { EdgeFunction } from '../../../supabase/src/functions/loadFunctions.ts';
import type { NodeBindings } from '../../../shared/src/http/bindings.ts';
import { withCors } from '../../../shared/src/http/withCors.ts';
import { createOutboxPage } from '../../../supabase/src/outbox/outboxPage.ts';
import type { Prerenderer } from '../../../edge/src/prerender/prerenderer.ts';
import { createReleaseHost } from '../../../edge/src/releases/releaseHost.ts';
import type { StorageDeps } from '../../../supabase/src/storage/deps.ts';
import { createStorageService } from '../../../supabase/src/storage/storageService.ts';

type Deps = AuthParts &
  StorageDeps & { functions: EdgeFunction[]; paymentsUrl: string | null; insideUrl: string; prerenderer: Prerenderer };

/** Which service answers which path. The release host comes last: every path left over is a page or a file of the product. */
export function mountServices(deps: Deps): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();
  withCors(app, deps.config);
  app.route('/auth/v1', createAuthService(deps));
  app.route('/storage/v1', createStorageService(deps));
  app.route('/functions/v1', createFunctionService(deps));
  if (deps.config.mode === 'development') app.route('/', createOutboxPage(deps.outbox, deps.config, deps.secrets));
  app.route('/', createReleaseHost({ ...deps, demoAccounts: () => demoAccounts(deps.config) }));
  return app;
}
