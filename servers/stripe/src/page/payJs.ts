/** Script of the payment page: groups digits, validates before sending, and sends once. */
export const PAY_JS = `
(() => {
  const form = document.querySelector('form[data-paying]');
  if (!form) return;
  const field = (name) => form.elements.namedItem(name);
  const digits = (text, most) => text.replace(/\\D/g, '').slice(0, most);

  const format = {
    cardNumber: (text) => digits(text, 16).replace(/(.{4})(?=.)/g, '$1 '),
    expiry: (text) => digits(text, 4).replace(/^(.{2})(?=.)/, '$1/'),
    cvc: (text) => digits(text, 3),
  };
  for (const [name, shape] of Object.entries(format)) {
    field(name).addEventListener('input', (event) => {
      const input = event.target;
      const before = digits(input.value.slice(0, input.selectionStart), 16).length;
      input.value = shape(input.value);
      let at = 0;
      for (let seen = 0; at < input.value.length && seen < before; at += 1) if (/\\d/.test(input.value[at])) seen += 1;
      if (at === input.value.length - 1 && /\\D/.test(input.value[at])) at += 1;
      input.setSelectionRange(at, at);
    });
  }

  const isFine = {
    email: (text) => /^[^\\s@]+@[^\\s@]+$/.test(text),
    cardNumber: (text) => digits(text, 17).length === 16,
    expiry: (text) => {
      const [month, year] = text.split('/').map(Number);
      return /^(0[1-9]|1[0-2])\\/\\d{2}$/.test(text) && new Date(Date.UTC(2000 + year, month, 1)) > new Date();
    },
    cvc: (text) => /^\\d{3}$/.test(text),
    cardholder: (text) => text !== '',
  };
  const check = (name) => {
    const isWrong = !isFine[name](field(name).value.trim());
    const note = document.getElementById(name + '-error');
    field(name).setAttribute('aria-invalid', String(isWrong));
    // Screen readers read the description of a field even when it is hidden.
    if (isWrong) field(name).setAttribute('aria-describedby', note.id);
    else field(name).removeAttribute('aria-describedby');
    note.hidden = !isWrong;
    return isWrong;
  };
  const button = form.querySelector('button');
  const label = button.textContent;
  // A press outside a field validates all fields. A message that appeared at mouse down would move the button away from the pointer.
  let isPressing = false;
  window.addEventListener('pointerdown', (event) => (isPressing = event.target === button), true);
  for (const name of Object.keys(isFine)) {
    field(name).addEventListener('change', () => !isPressing && field(name).value.trim() !== '' && check(name));
    field(name).addEventListener('input', () => field(name).getAttribute('aria-invalid') === 'true' && check(name));
  }

  let isSent = false;
  form.addEventListener('submit', (event) => {
    const wrong = Object.keys(isFine).filter(check);
    if (isSent || wrong.length > 0) event.preventDefault();
    if (isSent) return;
    if (wrong.length > 0) return void field(wrong[0]).focus();
    isSent = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = form.dataset.paying;
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    isSent = false;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
  });
})();
`;
