import { addressSubject, clientAddress, peerAddress } from '@fairtone/servers/shared';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createConcurrencyLimit } from './concurrencyLimit.ts';
import type { Config } from '../settings/config.ts';

/** Requests at a time per address: an office behind one address has fewer; a browser opens six connections per host. */
const MOST_REQUESTS = 128;
/** Connections per address: most connections of browsers are idle. */
const MOST_CONNECTIONS = 512;

/** Limits of what one address may have open at the same time. */
export type VisitorLimits = {
  /** Counts the request until it ends; false when its address has too many. */
  admit: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Closes a connection when its address has too many. Behind a proxy all connections belong to the proxy, and none is closed. */
  admitConnection: (socket: Socket) => void;
};

export function createVisitorLimits({ auth: { trustedProxies }, rateLimitFactor }: Config): VisitorLimits {
  const requests = createConcurrencyLimit(MOST_REQUESTS * rateLimitFactor);
  const connections = createConcurrencyLimit(MOST_CONNECTIONS * rateLimitFactor);
  const hasProxies = !('hops' in trustedProxies) || trustedProxies.hops > 0;
  return {
    admit: (incoming, outgoing) => {
      const leave = requests.take(addressSubject(clientAddress(incoming, trustedProxies)));
      if (leave) outgoing.once('close', leave);
      return leave !== null;
    },
    admitConnection: (socket) => {
      if (hasProxies) return;
      const leave = connections.take(addressSubject(peerAddress(socket)));
      if (leave) socket.once('close', leave);
      else socket.destroy();
    },
  };
}
