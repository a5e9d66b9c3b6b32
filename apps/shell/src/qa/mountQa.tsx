import { addNamespace } from '@fairtone/i18n';
import { createRoot } from 'react-dom/client';
import { QaRoot, type QaRootProps } from './QaRoot.tsx';
import { qaLocales } from './qaLocales.ts';

/** Puts the tools beside the page, in a root of their own: they must be there when the page is not. */
export async function mountQa(props: Omit<QaRootProps, 'onReload'>): Promise<void> {
  await addNamespace('qa', qaLocales);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<QaRoot {...props} onReload={() => location.reload()} />);
}
