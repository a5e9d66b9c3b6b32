import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Trans } from './Trans';

const show = (text: string, values = {}) => {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: { text } } },
  } as never);
  return render(
    <Trans t={i18n.t as never} i18nKey="text" values={values} components={{ strong: <strong />, em: <em /> }} />,
  ).container;
};

it('puts elements where the text has tags', () => {
  expect(show('You get <strong>{{amount}}</strong>, <em>always</em>.', { amount: '$6.80' }).innerHTML).toBe(
    'You get <strong>$6.80</strong>, <em>always</em>.',
  );
});

it.each(['<b>bold</b> and 1 < 2', 'plain', '<script>alert(1)</script>'])('leaves %s as text', (text) => {
  expect(show(text).textContent).toBe(text);
});

it('shows tags inside a value as text', () => {
  expect(show('{{name}}', { name: '<img src=x>' }).innerHTML).toBe('&lt;img src=x&gt;');
});
