import type { ComponentType } from 'react';

/** What opens over the page, one at a time. */
export type PanelName = 'queue' | 'settings' | 'help';

export interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  onOpen: (panel: PanelName) => void;
}

/** Loads a part of the player. One stable function a part: what it gave is remembered by it. */
export type PanelLoader = () => Promise<{ Component: ComponentType<PanelProps> }>;

const loaded = new Map<PanelLoader, ComponentType<PanelProps>>();

export async function loadPanel(load: PanelLoader): Promise<void> {
  loaded.set(load, (await load()).Component);
}

/** The panel's component when it is loaded already, to render it at once. */
export function loadedPanel(load: PanelLoader): ComponentType<PanelProps> | undefined {
  return loaded.get(load);
}
