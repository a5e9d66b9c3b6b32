import { shortcutOf } from './shortcutOf.ts';

const page = `
  <main><a href="#x">link</a><button>button</button><input type="text"><textarea></textarea>
    <div role="menu"><span tabindex="0" id="menuitem"></span></div>
    <div role="dialog"><p id="in-dialog"></p></div></main>
  <section data-player><button id="in-bar">bar</button><div role="slider" tabindex="0"></div><input type="range"></section>
  <section role="dialog" data-full-screen><p id="in-full-screen"></p></section>`;

beforeEach(() => {
  document.body.innerHTML = page;
});

const press = (key: string, where = 'body', more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({
    key,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
    target: document.querySelector(where),
    ...more,
  });

describe('a key', () => {
  it.each([
    [' ', 'toggle'],
    ['k', 'toggle'],
    ['K', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['m', 'mute'],
    ['s', 'shuffle'],
    ['r', 'repeat'],
    ['f', 'fullScreen'],
    ['q', 'queue'],
    ['?', 'help'],
    ['x', null],
  ])('%j on the page asks for %s', (key, expected) => {
    expect(press(key)).toBe(expected);
  });

  it('with Shift goes from track to track', () => {
    const shift = { shiftKey: true };
    expect([press('ArrowLeft', 'body', shift), press('ArrowRight', 'body', shift), press('?', 'body', shift)]).toEqual([
      'previous',
      'next',
      'help',
    ]);
    expect(press('S', 'body', shift)).toBeNull();
  });

  it('up or down is the volume inside the player only: elsewhere it scrolls', () => {
    expect([press('ArrowUp'), press('ArrowUp', '#in-bar'), press('ArrowDown', '#in-full-screen')]).toEqual([
      null,
      'louder',
      'quieter',
    ]);
  });

  it.each(['input[type=text]', 'textarea', '#menuitem', '#in-dialog'])('means something else in %s', (where) => {
    expect([press('k', where), press(' ', where), press('ArrowLeft', where)]).toEqual([null, null, null]);
  });

  it.each(['[role=slider]', 'input[type=range]'])('that moves a slider stays with %s, others do not', (where) => {
    expect([press('ArrowLeft', where), press('ArrowUp', where), press('k', where)]).toEqual([null, null, 'toggle']);
  });

  it('space presses what can be pressed, letters still count there', () => {
    expect([press(' ', 'button'), press(' ', 'a'), press('k', 'button')]).toEqual([null, null, 'toggle']);
  });

  it('with another modifier, or that was answered already, belongs to others', () => {
    expect(press('k', 'body', { ctrlKey: true })).toBeNull();
    expect(press('k', 'body', { metaKey: true })).toBeNull();
    expect(press('k', 'body', { altKey: true })).toBeNull();
    expect(press('k', 'body', { defaultPrevented: true })).toBeNull();
  });
});
