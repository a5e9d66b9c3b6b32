import { createEventBus } from './eventBus.ts';

const albumId = '0b1f3a52-8f0e-4d0c-9d3a-4f6f1f6f0a11';

describe('event bus', () => {
  it('calls a listener until it is removed', () => {
    const bus = createEventBus();
    const heard: string[] = [];
    const stop = bus.on('cart/itemRemoved', (event) => heard.push(event.albumId));
    bus.emit('cart/itemRemoved', { albumId });
    stop();
    bus.emit('cart/itemRemoved', { albumId });
    expect(heard).toEqual([albumId]);
  });

  it('throws in the sender for a payload that breaks the contract', () => {
    expect(() => createEventBus().emit('cart/itemRemoved', { albumId: 'the red one' })).toThrow();
  });

  it('calls the other listeners when one throws', () => {
    const errors: unknown[] = [];
    const bus = createEventBus((error) => errors.push(error));
    const heard = jest.fn();
    bus.on('session/signedOut', () => {
      throw new Error('broken listener');
    });
    bus.on('session/signedOut', heard);
    bus.emit('session/signedOut', {});
    expect(heard).toHaveBeenCalledTimes(1);
    expect(errors).toHaveLength(1);
  });

  it('calls `onAny` listeners for every event', () => {
    const bus = createEventBus();
    const log = jest.fn();
    bus.onAny(log);
    bus.emit('session/signedOut', {});
    expect(log).toHaveBeenCalledWith('session/signedOut', {});
  });
});
