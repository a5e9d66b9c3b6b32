import type { WorkerMessage } from '../messages.ts';

// The worker's own types contradict those of pages: only what is used here, as the standard has it.

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

/** What a service worker sees as its `self`. */
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
