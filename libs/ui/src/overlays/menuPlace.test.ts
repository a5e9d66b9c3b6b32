import { menuPlace } from './menuPlace';

const view = { width: 400, height: 600 };
const list = { width: 200, height: 150 };
/** A button of 44 px whose upper left corner is there. */
const buttonAt = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

describe('The list of a menu', () => {
  it.each([
    ['bottom end', { top: 300, right: 936, maxHeight: 292 }],
    ['bottom start', { top: 300, left: 300, maxHeight: 292 }],
    ['top end', { bottom: 356, right: 936, maxHeight: 236 }],
    ['top start', { bottom: 356, left: 300, maxHeight: 236 }],
  ] as const)('is beside its button: %s', (placement, expected) => {
    const wide = { ...view, width: 1280 };
    expect(menuPlace(buttonAt(300, 250), list, wide, placement)).toEqual(expected);
  });

  it('opens above its button where there is no room below, and below where there is none above', () => {
    expect(menuPlace(buttonAt(300, 500), list, view, 'bottom end')).toMatchObject({ bottom: 106, maxHeight: 486 });
    expect(menuPlace(buttonAt(300, 20), list, view, 'top end')).toMatchObject({ top: 70, maxHeight: 522 });
  });

  it('stays within the window, at both sides', () => {
    expect(menuPlace(buttonAt(2, 20), list, view, 'bottom end')).toMatchObject({ right: 192 });
    expect(menuPlace(buttonAt(354, 20), list, view, 'bottom end')).toMatchObject({ right: 8 });
    expect(menuPlace(buttonAt(350, 20), list, view, 'bottom start')).toMatchObject({ left: 192 });
    expect(menuPlace(buttonAt(2, 20), list, view, 'bottom start')).toMatchObject({ left: 8 });
  });

  it('is where the larger room is, and as high, where it fits nowhere', () => {
    const high = { width: 200, height: 900 };
    expect(menuPlace(buttonAt(300, 200), high, view, 'bottom end')).toMatchObject({ top: 250, maxHeight: 342 });
    expect(menuPlace(buttonAt(300, 400), high, view, 'bottom end')).toMatchObject({ bottom: 206, maxHeight: 386 });
  });
});
