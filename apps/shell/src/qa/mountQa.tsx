import type { RemoteRegistry } from '@fairtone/federation';
import { addNamespace } from '@fairtone/i18n';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PreviewNotice } from './PreviewNotice.tsx';
import { QaRoot, type QaRootProps } from './QaRoot.tsx';
import { qaLocales } from './qaLocales.ts';

/** Renders the QA tools. */
export const mountQa = (props: Omit<QaRootProps, 'onReload'>): Promise<void> =>
  mountBeside(<QaRoot {...props} onReload={() => location.reload()} />);

/** Renders the notice of a preview. */
export const mountPreview = (registry: RemoteRegistry): Promise<void> =>
  mountBeside(<PreviewNotice registry={registry} />);

/** In a React root of its own, which works when the page does not. */
async function mountBeside(content: ReactNode): Promise<void> {
  await addNamespace('qa', qaLocales);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(content);
}
