import { eventBus } from '@fairtone/events';
import { applyOverrides, readOverrides, type RemoteRegistry } from '@fairtone/federation';
import type { PublicConfig, ReleaseManifest } from '@fairtone/contracts';
import { recordEvents } from './eventLog.ts';
import { isTester } from './isTester.ts';
import { createObservable } from './observable.ts';
import { readOverrideLink } from './overrideLink.ts';
import { isPanelRemembered, rememberPanel } from './panelMemory.ts';

/** The QA tools of one page, for a user who may use them. */
export interface QaTools {
  manifest: ReleaseManifest;
  /** Shows the badge, and the panel when the URL or the tab's storage requests it. */
  show: (registry: RemoteRegistry) => Promise<void>;
  open: (registry: RemoteRegistry) => Promise<void>;
  toggle: () => void;
}

/**
 * Decides whether this browser may have the tools, and applies its overrides.
 * @param isStart false in a page that runs already: its remotes stay as they are
 * @returns null for a user who may not use them
 */
export async function startQa(
  settings: NonNullable<PublicConfig['qa']>,
  released: ReleaseManifest,
  isStart: boolean,
): Promise<QaTools | null> {
  if (!settings.open && !(await isTester())) return null;
  const asked = isStart ? readOverrides(localStorage) : {};
  const { manifest, applied, problems } = await applyOverrides(released, asked, settings);
  const events = recordEvents(eventBus, manifest);
  const link = isStart ? readOverrideLink(location.href) : null;
  if (link) history.replaceState(history.state, '', link.address);

  const isAsked = new URLSearchParams(location.search).has('qa') || isPanelRemembered();
  const panel = createObservable(isStart && isAsked);
  const setOpen = (isOpen: boolean) => {
    panel.set(isOpen);
    rememberPanel(isOpen);
  };

  const show = async ({ statuses }: RemoteRegistry) => {
    const { mountQa } = await import('./mountQa.tsx');
    await mountQa({
      session: { settings, released, manifest, asked, applied, problems, events, statuses },
      panel: { ...panel, set: setOpen },
      linked: link?.overrides ?? null,
    });
  };
  return {
    manifest,
    show,
    open: async (registry) => {
      setOpen(true);
      await show(registry);
    },
    toggle: () => setOpen(!panel.get()),
  };
}
