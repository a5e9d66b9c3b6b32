import { loadStripe, STRIPE_SCRIPT } from './loadStripe';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const instance = { elements: jest.fn() };
const library = Object.assign(
  jest.fn(() => instance),
  { version: 'endive' },
);

afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'Stripe');
});

it('loads the library once, through the page’s Trusted Types policy', async () => {
  const first = loadStripe('pk_test_1', { locale: 'pl' });
  const [script] = scripts();
  expect(script?.src).toBe(STRIPE_SCRIPT);
  Object.assign(window, { Stripe: library });
  script?.onload?.(new Event('load'));
  expect(await first).toBe(instance);
  expect(library).toHaveBeenCalledWith('pk_test_1', { locale: 'pl' });
  expect(await loadStripe('pk_test_1', { locale: 'pl' })).toBe(instance);
  expect(scripts()).toHaveLength(1);
});

it('rejects when the library fails to load, and removes the script element', async () => {
  const loading = loadStripe('pk_test_1', {});
  scripts()[0]?.onerror?.('gone');
  await expect(loading).rejects.toThrow(STRIPE_SCRIPT);
  expect(scripts()).toEqual([]);
});

it('loads the script version that the installed package expects', async () => {
  jest.resetModules();
  const theirs = await import('@stripe/stripe-js/pure');
  void theirs.loadStripe('pk_test_1').catch(() => undefined);
  expect(scripts().map(({ src }) => src)).toEqual([STRIPE_SCRIPT]);
});
