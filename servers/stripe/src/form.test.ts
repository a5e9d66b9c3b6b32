/** @jest-environment node */
import { parseForm } from './form.ts';

describe("Stripe's form encoding", () => {
  test('nests brackets and turns numbered keys into lists', () => {
    const text =
      'line_items[1][quantity]=2&line_items[0][price_data][product_data][name]=A%26B&metadata[7up]=x&expand[]=a&expand[]=b';
    expect(parseForm(text)).toEqual({
      line_items: [{ price_data: { product_data: { name: 'A&B' } } }, { quantity: '2' }],
      metadata: { '7up': 'x' },
      expand: ['a', 'b'],
    });
  });

  test('cannot change prototypes', () => {
    parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1&metadata[__proto__]=1');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each(['a=1&a[b]=2', `a${'[b]'.repeat(20)}=1`, `a=${'x'.repeat(300_000)}`])(
    'refuses a form that cannot be meant',
    (text) => {
      expect(() => parseForm(text)).toThrow();
    },
  );
});
