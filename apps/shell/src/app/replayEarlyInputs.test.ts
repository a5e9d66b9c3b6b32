import { EARLY_INPUTS, type EarlyInput } from '@fairtone/contracts';
import { act, render, waitFor } from '@testing-library/react';
import { createElement, useState } from 'react';
import { replayEarlyInputs, replayHydratedPresses } from './replayEarlyInputs';

const card = (album: string) => `<article><a href="/album/${album}">${album}</a><button>Play</button></article>`;
const store = (inputs: EarlyInput[]) => Object.assign(window, { [EARLY_INPUTS]: inputs });
/** As React marks what it has hydrated. */
const hydrate = () =>
  document.querySelectorAll('button, input').forEach((element) => Object.assign(element, { __reactProps$1: {} }));
const button = (album: string) => document.querySelector<HTMLElement>(`[href="/album/${album}"] + button`)!;

describe('input before hydration', () => {
  it('is performed once, in order, and no longer shown as pending', async () => {
    document.body.innerHTML = card('1') + card('2');
    const pressed: string[] = [];
    for (const album of ['1', '2']) button(album).addEventListener('click', () => pressed.push(album));
    button('2').setAttribute('aria-busy', 'true');
    store([
      { element: button('2'), type: 'click' },
      { element: button('1'), type: 'click' },
    ]);
    hydrate();
    await replayEarlyInputs();
    await replayEarlyInputs();
    expect(pressed).toEqual(['2', '1']);
    expect(button('2')).not.toHaveAttribute('aria-busy');
  });

  it('on a control that works already does not wait for one of a slow screen', async () => {
    document.body.innerHTML = card('slow') + '<button id="theme">Use the dark theme</button>';
    const theme = document.querySelector<HTMLElement>('#theme')!;
    const pressed: string[] = [];
    for (const [name, element] of Object.entries({ slow: button('slow'), theme }))
      element.addEventListener('click', () => pressed.push(name));
    store([
      { element: button('slow'), type: 'click' },
      { element: theme, type: 'click' },
    ]);
    Object.assign(theme, { __reactProps$1: {} });
    await replayHydratedPresses();
    expect(pressed).toEqual(['theme']);
    hydrate();
    await replayEarlyInputs();
    expect(pressed).toEqual(['theme', 'slow']);
  });

  it('leaves a toggle that is in the state already that the visitor wanted', async () => {
    document.body.innerHTML = '<button aria-pressed="false">Like</button><button aria-pressed="false">Follow</button>';
    const [like, follow] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
    const pressed: string[] = [];
    for (const each of [like, follow]) each.addEventListener('click', () => pressed.push(each.textContent));
    store([like, follow].map((element) => ({ element, type: 'click', pressed: 'false' })));
    like.setAttribute('aria-pressed', 'true');
    hydrate();
    await replayEarlyInputs();
    expect(pressed).toEqual(['Follow']);
  });

  it('waits for a control that is busy', async () => {
    document.body.innerHTML = '<button aria-busy="true">Follow</button>';
    const follow = document.querySelector('button')!;
    const pressed = jest.fn();
    follow.addEventListener('click', pressed);
    store([{ element: follow, type: 'click', pressed: 'false' }]);
    Object.assign(follow, { __reactProps$1: { 'aria-busy': true } });
    follow.setAttribute('aria-pressed', 'false');
    const replayed = replayEarlyInputs();
    const turn = new Promise((resolve) => setTimeout(resolve, 0, 'still waits'));
    expect(await Promise.race([replayed, turn])).toBe('still waits');
    expect(pressed).not.toHaveBeenCalled();
    Object.assign(follow, { __reactProps$1: {} });
    await replayed;
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('reaches the same control of a list that was rendered again', async () => {
    document.body.innerHTML = card('1') + card('2');
    store([{ element: button('2'), type: 'click' }]);
    document.body.innerHTML = card('1') + card('2');
    const press = jest.fn();
    button('2').addEventListener('click', press);
    hydrate();
    await replayEarlyInputs();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('sets the text of a field, and its listeners notice', async () => {
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input')!;
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    store([{ element: field, type: 'input', value: 'saxophone' }]);
    hydrate();
    await replayEarlyInputs();
    expect(heard).toEqual(['saxophone']);
  });

  it.each([
    ['typed on', 'sax', ''],
    ['typed on after React reset the field', 'x', ''],
    ['typed on after React reset the field to the words of the address', 'jazz x', 'jazz '],
    ['typed nothing', 'sa', ''],
    ['typed nothing, and React reset the field', '', ''],
  ])('keeps the whole text of a visitor who has %s', async (_since, shown, rendered) => {
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input')!;
    const early = ['s', 'sa'].map((text) => rendered + text);
    store(early.map((value) => ({ element: field, type: 'input', value, rendered })));
    field.value = shown;
    hydrate();
    await replayEarlyInputs();
    expect(field).toHaveValue(rendered + (shown.endsWith('x') ? 'sax' : 'sa'));
  });

  it.each([
    ['', 'sax', 'sax'],
    ['', 'sax', ''],
    ['jazz', '', ''],
    ['jazz', '', 'jazz'],
    ['jazz', 'ja', 'jazz'],
    ['jazz', 'ja', 'ja'],
  ])('changes the state of a field from %p to %p where React left %p', async (rendered, early, shown) => {
    function Search({ title }: { title: string }) {
      const [text, setText] = useState(rendered);
      return createElement('input', { title, value: text, onChange: ({ target }) => setText(target.value) });
    }
    document.body.innerHTML = `<div><input title="1" value="${rendered}"></div>`;
    const field = document.querySelector('input')!;
    field.value = early;
    store([{ element: field, type: 'input', value: early, rendered }]);
    const { rerender } = render(createElement(Search, { title: '1' }), {
      container: document.querySelector('div')!,
      hydrate: true,
    });
    if (shown !== early) field.value = shown;
    await act(replayEarlyInputs);
    expect(field).toHaveValue(early);
    rerender(createElement(Search, { title: '2' }));
    expect(field).toHaveValue(early);
  });

  it.each([
    ['a checkbox', 'checkbox', [true, false, true]],
    ['a checkbox that was pressed back', 'checkbox', [true, false]],
    ['a radio button', 'radio', [true]],
  ])('chooses %s', async (_what, type, presses) => {
    const heard: boolean[] = [];
    function Choice({ title }: { title: string }) {
      const [checked, setChecked] = useState(false);
      const handleChange = ({ target }: { target: HTMLInputElement }) => {
        heard.push(target.checked);
        setChecked(target.checked);
      };
      return createElement('input', { title, type, checked, onChange: handleChange });
    }
    document.body.innerHTML = `<div><input title="1" type="${type}"></div>`;
    const field = document.querySelector('input')!;
    const early = presses.flatMap((checked) =>
      (['input', 'change'] as const).map((event) => ({ element: field, type: event, value: 'on', checked })),
    );
    store(early);
    field.checked = presses.at(-1)!;
    const { rerender } = render(createElement(Choice, { title: '1' }), {
      container: document.querySelector('div')!,
      hydrate: true,
    });
    await act(replayEarlyInputs);
    rerender(createElement(Choice, { title: '2' }));
    expect([field.checked, ...heard]).toEqual([presses.at(-1), presses.at(-1)]);
  });

  it('is set again where React hydrates and resets the field because of it', async () => {
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input')!;
    store([{ element: field, type: 'input', value: 'night' }]);
    hydrate();
    field.addEventListener('input', () => (field.value = ''), { once: true });
    await replayEarlyInputs();
    await waitFor(() => expect(field).toHaveValue('night'));
  });

  it('is skipped where its control is gone', async () => {
    document.body.innerHTML = card('1');
    store([{ element: button('1'), type: 'click' }]);
    document.body.innerHTML = '';
    await expect(replayEarlyInputs()).resolves.toBeUndefined();
  });

  it('waits until React handles the control', async () => {
    document.body.innerHTML = card('1');
    const press = jest.fn();
    button('1').addEventListener('click', press);
    store([{ element: button('1'), type: 'click' }]);
    const replayed = replayEarlyInputs();
    expect(press).not.toHaveBeenCalled();
    hydrate();
    await replayed;
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is performed at once when it comes later, for a part that is still being loaded', async () => {
    document.body.innerHTML = card('1');
    const press = jest.fn();
    button('1').addEventListener('click', press);
    const queue: EarlyInput[] = [];
    store(queue);
    await replayEarlyInputs();
    hydrate();
    queue.push({ element: button('1'), type: 'click' });
    await Promise.resolve();
    expect(press).toHaveBeenCalledTimes(1);
  });
});
