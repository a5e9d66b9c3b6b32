import { createEventBus } from '@fairtone/events';
import { releaseManifest } from '@fairtone/testing';
import { recordEvents, emitterOf } from './eventLog.ts';

const places = [
  { remote: 'catalog', place: 'https://shop.test/releases/catalog/1/' },
  { remote: 'player', place: 'http://localhost:4231/' },
];

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
    const frame = (url: string) => `    at told (${url}main.js:1:2)\n`;
    const [catalog, player] = places.map(({ place }) => frame(place));
    const shell = frame('https://shop.test/');
    expect(emitterOf(places, shell + catalog + shell + player)).toBe('catalog');
    expect(emitterOf(places, shell + player)).toBe('player');
    expect(emitterOf(places, shell)).toBe('shell');
  });
});
