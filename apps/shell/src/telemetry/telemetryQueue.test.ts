import { telemetryRequestSchema, type TelemetryRequest } from '@fairtone/contracts';
import { createTelemetryQueue } from './telemetryQueue.ts';

const catalog = { remote: 'catalog', version: '1.0.0' };
const player = { remote: 'player', version: '2.0.0' };

function setUp() {
  const sent: TelemetryRequest[] = [];
  return { sent, queue: createTelemetryQueue((request) => sent.push(telemetryRequestSchema.parse(request))) };
}

describe('the telemetry queue', () => {
  it('sends one request per version, and each event once', () => {
    const { sent, queue } = setUp();
    queue.add(catalog, { name: 'loaded', value: 80 });
    queue.add(player, { name: 'loaded', value: 40 });
    queue.add(catalog, { name: 'LCP', value: 900 });
    queue.flush();
    queue.flush();
    expect(sent).toEqual([
      {
        ...catalog,
        events: [
          { name: 'loaded', value: 80 },
          { name: 'LCP', value: 900 },
        ],
      },
      { ...player, events: [{ name: 'loaded', value: 40 }] },
    ]);
  });

  it('keeps one event of each kind per version, because health counts pages', () => {
    const { sent, queue } = setUp();
    for (const message of ['one', 'two']) queue.add(catalog, { name: 'error', message, reason: 'render' });
    queue.add(catalog, { name: 'error', message: 'three', reason: 'uncaught' });
    queue.add({ ...catalog, version: '0.9.0' }, { name: 'error', message: 'four', reason: 'render' });
    queue.flush();
    expect(sent.map(({ version, events }) => [version, events.length])).toEqual([
      ['1.0.0', 2],
      ['0.9.0', 1],
    ]);
  });

  it('limits the number of events, and splits them into valid requests', () => {
    const { sent, queue } = setUp();
    for (let kind = 0; kind < 500; kind += 1) {
      queue.add(catalog, {
        name: 'error',
        message: 'x',
        reason: `r${'a'.repeat(kind % 38)}${kind > 37 ? '_b' : ''}`.slice(0, 40),
      });
    }
    queue.flush();
    expect(sent.flatMap(({ events }) => events).length).toBeLessThanOrEqual(60);
  });
});
