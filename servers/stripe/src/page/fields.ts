import { html } from 'hono/html';
import type { FieldErrors, FieldName } from '../pay/cardForm.ts';
import type { Markup } from './layout.ts';
import type { Texts } from './texts/en.ts';

interface FieldLook {
  type: string;
  autocomplete: string;
  inputmode: string;
  maxlength: number;
  placeholder: string;
}

const LOOKS: Record<FieldName, FieldLook> = {
  email: { type: 'email', autocomplete: 'email', inputmode: 'email', maxlength: 320, placeholder: '' },
  cardNumber: {
    type: 'text',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 19,
    placeholder: '1234 1234 1234 1234',
  },
  expiry: { type: 'text', autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 5, placeholder: '' },
  cvc: { type: 'text', autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 3, placeholder: '123' },
  cardholder: { type: 'text', autocomplete: 'cc-name', inputmode: 'text', maxlength: 200, placeholder: '' },
};

/** One labelled input with its error message, which is hidden until the script shows it. */
export function cardField(name: FieldName, texts: Texts, errors: FieldErrors, value = ''): Markup {
  const look = LOOKS[name];
  const isWrong = errors[name] === true;
  // Month and year have other letters in other languages; the label shows them in brackets.
  const placeholder = /\((\S+\/\S+)\)/.exec(texts[name])?.[1] ?? look.placeholder;
  return html`<div class="field field-${name}">
    <label for="${name}">${texts[name]}</label>
    <input
      id="${name}"
      name="${name}"
      type="${look.type}"
      autocomplete="${look.autocomplete}"
      inputmode="${look.inputmode}"
      maxlength="${look.maxlength}"
      placeholder="${placeholder}"
      value="${value}"
      required
      aria-invalid="${isWrong ? 'true' : 'false'}"
      ${isWrong ? html`aria-describedby="${name}-error"` : ''}
    />
    <p class="error" id="${name}-error" ${isWrong ? '' : 'hidden'}>
      <strong>${texts.errors[name]}</strong> ${texts.help[name]}
    </p>
  </div>`;
}
