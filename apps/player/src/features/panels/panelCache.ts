import type { ComponentType } from 'react';

/** Panels over the page, of which one is open at a time. */
export type PanelName = 'queue' | 'settings' | 'help';

export interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  onOpen: (panel: PanelName) => void;
}

/** Loads a panel. Must be one stable function per panel, because it is the cache key. */
export type PanelLoader = () => Promise<{ Component: ComponentType<PanelProps> }>;

const loaded = new Map<PanelLoader, ComponentType<PanelProps>>();

export async function loadPanel(load: PanelLoader): Promise<void> {
  loaded.set(load, (await load()).Component);
}

/** The panel's component if it is already loaded, so that it can be rendered at once. */
export function loadedPanel(load: PanelLoader): ComponentType<PanelProps> | undefined {
  return loaded.get(load);
}
