import type { RemoteFailure, SlotAudience } from '@fairtone/contracts';
import { createContext, use, type ReactNode } from 'react';
import type { RemoteRegistry } from './remoteRegistry.ts';

export type FailureKind = 'screen' | 'slot' | 'dialog';

/** The fallback of a missing remote. The shell renders it, in the page's language. */
export interface FailureView {
  remote: string;
  /** Titles of this part of the page by language, from its release. */
  titles?: Record<string, string>;
  kind: FailureKind;
  reason?: RemoteFailure;
  onRetry: () => void;
  /** Reloads the page; only where that can help, because the server no longer has the files of the release. */
  onReload?: (() => void) | null;
  onClose?: () => void;
}

/** Props of the fallback for content that is missing without a network. */
export interface OfflineView {
  headingLevel?: 1 | 2 | 3;
  align?: 'start' | 'center';
  onRetry: () => void;
  isRetrying?: boolean;
  /** Further actions. */
  children?: ReactNode;
  /** The error that is shown while online. */
  error: ReactNode;
}

interface RemotesContextValue {
  registry: RemoteRegistry;
  /** Returns the groups that the visitor belongs to; null until it is known who the visitor is. */
  useAudiences: () => readonly SlotAudience[] | null;
  /** Remote whose screen and slots are prerendered in the page; null for a screen of the shell. */
  prerendered?: string | null;
  renderFailure: (view: FailureView) => ReactNode;
  renderPending: (kind: FailureKind) => ReactNode;
  /** Without it, a failure while offline looks like any other failure. */
  renderOffline?: (view: OfflineView) => ReactNode;
}

export const RemotesContext = createContext<RemotesContextValue | null>(null);

export function RemotesProvider({ children, ...value }: RemotesContextValue & { children: ReactNode }) {
  return <RemotesContext value={value}>{children}</RemotesContext>;
}

/** @throws outside a RemotesProvider */
export function useRemotes(): RemotesContextValue {
  const value = use(RemotesContext);
  if (!value) throw new Error('useRemotes needs a <RemotesProvider>: the shell and the harness bring one');
  return value;
}
