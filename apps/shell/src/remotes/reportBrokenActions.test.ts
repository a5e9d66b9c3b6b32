import { createRemoteRegistry } from '@fairtone/federation';
import { createEventBus } from '@fairtone/events';
import { addNamespace, createI18n } from '@fairtone/i18n';
import { makeStore, toastShown } from '@fairtone/store';
import { releaseManifest } from '@fairtone/testing';
import { shellLocales } from '../app/shellLocales.ts';
import { reportBrokenActions } from './reportBrokenActions.ts';

const failures: string[] = [];
let stop: () => void;
let dispatch: jest.SpyInstance;
const clock = jest.spyOn(performance, 'now');

beforeEach(async () => {
  failures.length = 0;
  const manifest = releaseManifest({ radio: {} });
  manifest.remotes.radio!.live.titles = { en: 'The radio' };
  const registry = createRemoteRegistry({
    manifest,
    host: { contractVersion: '1.0.0', events: createEventBus() },
    addLocales: () => Promise.resolve(),
    onFailure: ({ message }) => failures.push(message),
  });
  const i18n = await createI18n({ language: 'en' });
  await addNamespace('shell', shellLocales);
  const store = makeStore();
  dispatch = jest.spyOn(store, 'dispatch');
  stop = reportBrokenActions(registry, store, i18n);
});
afterEach(() => stop());
afterAll(() => clock.mockRestore());

const breaks = (message: string) => {
  const stack = `Error: ${message}\n at f (${location.origin}/releases/radio/1.0.0/7.js:1:2)`;
  dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error(message), { stack }), message }));
};
const toasts = () =>
  dispatch.mock.calls.flatMap(([action]: [unknown]) => (toastShown.match(action) ? [action.payload.title] : []));

describe('An error of a remote outside of rendering', () => {
  it.each(['pointerdown', 'keydown'])('is shown to the user after a %s, with the name of the part', (act) => {
    clock.mockReturnValue(1000);
    dispatchEvent(new Event(act));
    clock.mockReturnValue(5900);
    breaks(`after a ${act}`);
    expect(toasts()).toEqual(['The radio ran into a problem']);
    expect(failures).toEqual([expect.stringContaining('Remote radio 1.0.0')]);
  });

  it('is only reported, not shown, when the user did nothing for five seconds', () => {
    clock.mockReturnValue(10_000);
    dispatchEvent(new Event('pointerdown'));
    clock.mockReturnValue(15_100);
    breaks('in a timer');
    expect(toasts()).toEqual([]);
    expect(failures).toHaveLength(1);
  });
});
