import { deviceStorage } from './deviceStorage.ts';

it('is the browser’s own where it may be used', () => expect(deviceStorage()).toBe(localStorage));

describe('where the browser refuses storage', () => {
  let refusal: jest.SpyInstance;
  beforeEach(() => {
    refusal = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });
  afterEach(() => refusal.mockRestore());

  it('it remembers as long as the page lasts', () => {
    deviceStorage().setItem('volume', '70');
    expect(deviceStorage().getItem('volume')).toBe('70');
    expect(deviceStorage().length).toBe(1);
    expect(deviceStorage().key(0)).toBe('volume');
    deviceStorage().removeItem('volume');
    expect(deviceStorage().getItem('volume')).toBeNull();
  });
});
