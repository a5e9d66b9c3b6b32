import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';

/** The path as the browser sent it. */
export const pathOf = (context: Context<NodeBindings>) => (context.env.incoming.url ?? '/').split('?', 1)[0]!;
/** The query as the browser has it, with the question mark. */
export const searchOf = (context: Context<NodeBindings>) => /\?.+/.exec(context.env.incoming.url ?? '')?.[0] ?? '';
/** Path and query as the browser sent them. */
export const pathAndQuery = (context: Context<NodeBindings>) => context.env.incoming.url ?? '/';
/** The encodings that the browser accepts. */
export const encodingsOf = (context: Context) => context.req.header('accept-encoding') ?? '';

/** Whether a request is a visit to a route, not for a missing file. */
export function isNavigation(context: Context, path: string): boolean {
  const accepts = context.req.header('accept') ?? '*/*';
  // The site has pages under /auth besides the service.
  const isService = /^\/((auth|rest|storage|functions)\/v1|releases)(\/|$)/.test(path);
  return !isService && !/\/\.|\.\w{1,5}$/.test(path) && (accepts.includes('text/html') || accepts === '*/*');
}
