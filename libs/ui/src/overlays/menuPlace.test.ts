import { menuPlace } from './menuPlace';

const view = { width: 400, height: 600 };
const list = { width: 200, height: 150 };
/** A button of 44 px whose upper left corner is there. */
const buttonAt = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

describe('The list of a menu', () => {
  it.each([
    ['bottom end', { top: 300, left: 144 }],
    ['bottom start', { top: 300, left: 300 }],
    ['top end', { top: 94, left: 144 }],
  ] as const)('is beside its button: %s', (placement, expected) => {
    const wide = { ...view, width: 1280 };
    const place = menuPlace(buttonAt(300, 250), list, wide, placement);
    expect(place).toEqual({ ...expected, maxHeight: 150 });
  });

  it('opens above its button where there is no room below, and below where there is none above', () => {
    expect(menuPlace(buttonAt(300, 500), list, view, 'bottom end').top).toBe(344);
    expect(menuPlace(buttonAt(300, 20), list, view, 'top end').top).toBe(70);
  });

  it('stays within the window, at both sides', () => {
    expect(menuPlace(buttonAt(2, 20), list, view, 'bottom end').left).toBe(8);
    expect(menuPlace(buttonAt(350, 20), list, view, 'bottom start').left).toBe(192);
  });

  it('is as high as the larger room where it fits nowhere', () => {
    expect(menuPlace(buttonAt(300, 200), { width: 200, height: 900 }, view, 'bottom end')).toMatchObject({
      top: 250,
      maxHeight: 342,
    });
    expect(menuPlace(buttonAt(300, 400), { width: 200, height: 900 }, view, 'bottom end')).toMatchObject({
      top: 8,
      maxHeight: 386,
    });
  });
});
