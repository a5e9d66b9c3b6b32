import type { WorkerMessage } from '../messages.ts';

// TypeScript's types for workers contradict those for pages. These are the used ones, as in the Service Workers specification.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageFromPage extends ExtendableEvent {
  data: WorkerMessage;
  ports: readonly MessagePort[];
}

/** Global scope of a service worker. */
export interface WorkerScope {
  location: Location;
  navigator: Navigator;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', handler: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', handler: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', handler: (event: MessageFromPage) => void): void;
}
