import type { IncomingMessage, ServerResponse } from 'node:http';

/** What hono hands to a route: Node's own request, for the peer's address and for bodies read as a stream. */
export type NodeBindings = { Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } };
