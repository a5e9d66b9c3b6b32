import { waitFor } from '@testing-library/react';
import { MessageChannel } from 'node:worker_threads';
import { watchUpdates, type Watched } from './watchUpdates.ts';

const NEW = 'main.ba9876543210.js';
const OWN = 'main.0123456789ab.js';

class Worker extends EventTarget {
  state = 'installing';
  said: string[] = [];
  constructor(private readonly build: string) {
    super();
  }
  postMessage(message: { type: string }, ports: MessagePort[]) {
    this.said.push(message.type);
    ports[0]?.postMessage(this.build);
  }
}

function registration({ waiting = null as Worker | null } = {}) {
  const it = Object.assign(new EventTarget(), {
    waiting,
    installing: null as Worker | null,
    update: jest.fn(() => Promise.resolve()),
  });
  const install = (worker: Worker) => {
    it.installing = worker;
    it.dispatchEvent(new Event('updatefound'));
    Object.assign(it, { installing: null, waiting: worker });
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  };
  const onNewShell = jest.fn();
  watchUpdates(it as unknown as Watched, onNewShell);
  return { it, install, onNewShell };
}
beforeEach(() => {
  Object.assign(globalThis, { MessageChannel });
  document.head.innerHTML = `<script type="text/plain" src="/${OWN}"></script>`;
});

it('reports a new shell whose worker is waiting already', async () => {
  const { onNewShell } = registration({ waiting: new Worker(NEW) });
  await waitFor(() => expect(onNewShell).toHaveBeenCalledTimes(1));
});

it('reports a new shell that is installed while the page is open', async () => {
  const { install, onNewShell } = registration();
  install(new Worker(NEW));
  await waitFor(() => expect(onNewShell).toHaveBeenCalledTimes(1));
});

it('reports nothing when the page runs the new shell already, and activates its worker', async () => {
  const worker = new Worker(OWN);
  const { onNewShell } = registration({ waiting: worker });
  await waitFor(() => expect(worker.said).toEqual(['build', 'takeOver']));
  expect(onNewShell).not.toHaveBeenCalled();
});

it('checks for a new shell when the page becomes visible again after a while', () => {
  jest.useFakeTimers();
  const { it: watched } = registration();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(watched.update).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 16 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(watched.update).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
