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
  ])('%j on the page is the shortcut %s', (key, expected) => {
    expect(press(key)).toBe(expected);
  });

  it('with Shift changes the track', () => {
    const shift = { shiftKey: true };
    expect([press('ArrowLeft', 'body', shift), press('ArrowRight', 'body', shift), press('?', 'body', shift)]).toEqual([
      'previous',
      'next',
      'help',
    ]);
    expect(press('S', 'body', shift)).toBeNull();
  });

  it('up or down changes the volume inside the player only, because elsewhere it scrolls the page', () => {
    expect([press('ArrowUp'), press('ArrowUp', '#in-bar'), press('ArrowDown', '#in-full-screen')]).toEqual([
      null,
      'louder',
      'quieter',
    ]);
  });

  it.each(['input[type=text]', 'textarea', '#menuitem', '#in-dialog'])('is no shortcut in %s', (where) => {
    expect([press('k', where), press(' ', where), press('ArrowLeft', where)]).toEqual([null, null, null]);
  });

  it.each(['[role=slider]', 'input[type=range]'])(
    'that moves a slider is no shortcut in %s, other keys are',
    (where) => {
      expect([press('ArrowLeft', where), press('ArrowUp', where), press('k', where)]).toEqual([null, null, 'toggle']);
    },
  );

  it('is no shortcut when it is space on a button or link, but letters are', () => {
    expect([press(' ', 'button'), press(' ', 'a'), press('k', 'button')]).toEqual([null, null, 'toggle']);
  });

  it('is no shortcut with another modifier, or when it was already handled', () => {
    expect(press('k', 'body', { ctrlKey: true })).toBeNull();
    expect(press('k', 'body', { metaKey: true })).toBeNull();
    expect(press('k', 'body', { altKey: true })).toBeNull();
    expect(press('k', 'body', { defaultPrevented: true })).toBeNull();
  });
});
