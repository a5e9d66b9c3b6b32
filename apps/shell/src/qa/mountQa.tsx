import { addNamespace } from '@fairtone/i18n';
import { createRoot } from 'react-dom/client';
import { QaRoot, type QaRootProps } from './QaRoot.tsx';
import { qaLocales } from './qaLocales.ts';

/** Renders the QA tools in their own React root, so that they work when the page does not. */
export async function mountQa(props: Omit<QaRootProps, 'onReload'>): Promise<void> {
  await addNamespace('qa', qaLocales);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<QaRoot {...props} onReload={() => location.reload()} />);
}
