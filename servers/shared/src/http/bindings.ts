import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bindings that hono passes to a route: Node's request, for the peer's address and for bodies read as a stream. */
export type NodeBindings = { Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } };
