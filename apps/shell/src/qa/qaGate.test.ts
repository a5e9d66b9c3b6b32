import { OVERRIDES_STORAGE_KEY, type RemoteRegistry } from '@fairtone/federation';
import { getConfig, setConfig } from '@fairtone/platform';
import { releaseManifest, stubBackend } from '@fairtone/testing';
import { waitFor } from '@testing-library/react';
import { openQaGate } from './qaGate.ts';
import { startQa } from './startQa.ts';

jest.mock('./startQa.ts', () => ({ startQa: jest.fn(() => Promise.resolve(null)) }));

const released = releaseManifest({ catalog: {} });
const registry = {} as RemoteRegistry;
const asked = jest.mocked(startQa);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  asked.mockClear();
  backend = stubBackend({});
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const press = (key: KeyboardEventInit, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...key }));
const SHORTCUT = { altKey: true, shiftKey: true, code: 'KeyQ', key: 'Q' };

describe('where the deployment allows no tools', () => {
  it('nothing loads them: no URL, no stored override, no shortcut', async () => {
    history.replaceState(null, '', '/?qa&qa-overrides={}');
    localStorage.setItem(OVERRIDES_STORAGE_KEY, '{"catalog":{"kind":"version","version":"2"}}');
    const gate = await openQaGate(released);
    gate.attach(registry);
    press(SHORTCUT);
    expect(gate.manifest).toBe(released);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('where the deployment allows the tools', () => {
  beforeEach(() => setConfig({ ...getConfig(), qa: { open: true, origins: [] } }));

  it('a visitor who does not request them loads nothing', async () => {
    const gate = await openQaGate(released);
    gate.attach(registry);
    press({ ...SHORTCUT, altKey: false });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['/?qa', '/album/1?qa=1', '/?qa-overrides={}'])('the URL %s loads them', async (address) => {
    history.replaceState(null, '', address);
    await openQaGate(released);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('nothing loads them in a frame', async () => {
    history.replaceState(null, '', '/?qa-overrides={}');
    expect((await openQaGate(released, true)).manifest).toBe(released);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stored overrides load them before any remote', async () => {
    localStorage.setItem(OVERRIDES_STORAGE_KEY, '{}');
    asked.mockResolvedValueOnce({ ...releasedTools(), manifest: releaseManifest({ player: {} }) });
    expect(Object.keys((await openQaGate(released)).manifest.remotes)).toEqual(['player']);
  });

  it('the released versions run when the tools cannot be started', async () => {
    history.replaceState(null, '', '/?qa');
    jest.spyOn(console, 'warn').mockImplementation();
    asked.mockRejectedValueOnce(new Error('chunk is gone'));
    expect((await openQaGate(released)).manifest).toBe(released);
    jest.mocked(console.warn).mockRestore();
  });

  it('the shortcut opens them, but not while the focus is in a field', async () => {
    const tools = releasedTools();
    asked.mockResolvedValue(tools);
    const gate = await openQaGate(released);
    gate.attach(registry);
    const field = document.body.appendChild(document.createElement('input'));
    press(SHORTCUT, field);
    field.remove();
    expect(asked).not.toHaveBeenCalled();

    press(SHORTCUT);
    await waitFor(() => expect(tools.open).toHaveBeenCalledWith(registry));
  });
});

function releasedTools() {
  return { manifest: released, show: jest.fn(), open: jest.fn(() => Promise.resolve()), toggle: jest.fn() };
}
