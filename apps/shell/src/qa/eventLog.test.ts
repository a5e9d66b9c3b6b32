import { createEventBus } from '@fairtone/events';
import { releaseManifest } from '@fairtone/testing';
import { Script } from 'node:vm';
import { recordEvents } from './eventLog.ts';

/** A function of a script at this URL that calls another one. */
const calling = (url: string) =>
  new Script('(next) => next()', { filename: url }).runInThisContext() as (next: () => void) => void;

describe('the log of events', () => {
  it('records events with time, name and payload', () => {
    const bus = createEventBus();
    const log = recordEvents(bus, releaseManifest({ catalog: {} }));
    bus.emit('remote/failed', { remote: 'catalog', version: '1', reason: 'timeout' });
    expect(log.get()).toMatchObject([{ id: 1, name: 'remote/failed', payload: { reason: 'timeout' }, from: 'shell' }]);
    expect(log.get()[0]!.at).toBeGreaterThanOrEqual(log.since);
    log.clear();
    expect(log.get()).toEqual([]);
  });

  it('keeps the last five hundred', () => {
    const bus = createEventBus();
    const log = recordEvents(bus, releaseManifest({}));
    for (let count = 0; count < 510; count++) bus.emit('session/signedOut', {});
    expect([log.get().length, log.get()[0]!.id]).toEqual([500, 11]);
  });

  it('finds the emitter by the innermost release on the stack', () => {
    const bus = createEventBus();
    const log = recordEvents(bus, releaseManifest({ catalog: {}, player: {} }));
    const [shell, catalog, player] = ['/main.js', '/releases/catalog/1.0.0/7.js', '/releases/player/1.0.0/9.js'].map(
      (path) => calling(location.origin + path),
    );
    const emit = () => bus.emit('session/signedOut', {});
    player!(() => shell!(() => catalog!(() => shell!(emit))));
    catalog!(() => player!(emit));
    shell!(emit);
    expect(log.get().map(({ from }) => from)).toEqual(['catalog', 'player', 'shell']);
  });
});
