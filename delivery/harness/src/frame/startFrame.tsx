import type { RemoteDefinition } from '@fairtone/contracts';
import { readScene } from '@fairtone/scenes';
import { applyTheme, GlobalStyles } from '@fairtone/theme';
import { createRoot } from 'react-dom/client';
import { resetFixtures } from '../resetFixtures.ts';
import { readSettings } from '../settings.ts';
import { Frame } from './Frame.tsx';
import { firstPath } from './firstPath.ts';

/** Shows the switches around the page. */
export async function startFrame(remote: RemoteDefinition): Promise<void> {
  const settings = readSettings();
  if (readScene(location.search)) await resetFixtures(settings.clock);
  applyTheme(settings.theme);
  document.title = `${remote.name} alone`;
  createRoot(document.getElementById('root') as HTMLElement).render(
    <>
      <GlobalStyles />
      <Frame remote={remote} firstPath={firstPath(remote)} />
    </>,
  );
}
