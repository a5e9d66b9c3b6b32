import type { RemoteStatus } from '@fairtone/federation';
import { addNamespace, createI18n } from '@fairtone/i18n';
import { releaseManifest } from '@fairtone/testing';
import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createObservable } from './observable.ts';
import { PreviewNotice } from './PreviewNotice.tsx';
import { qaLocales } from './qaLocales.ts';

const manifest = releaseManifest({ catalog: {}, player: {} });
manifest.remotes.catalog!.previewUntil = '2026-06-22T12:00:00.000Z';

async function show(state: RemoteStatus['state']) {
  await createI18n({ language: 'en' });
  await addNamespace('qa', qaLocales);
  const statuses = createObservable({ catalog: { state } as RemoteStatus } as Record<string, RemoteStatus>);
  return { ...render(<PreviewNotice registry={{ manifest, statuses }} />), statuses };
}

describe('The notice of a preview', () => {
  it('names the remote, its version and the last day, and has a way out', async () => {
    const { container } = await show('ready');
    const notice = screen.getByRole('complementary', { name: 'Preview' });
    expect(notice).toHaveTextContent('You see a preview of catalog 1.0.0, until June 22, 2026.');
    expect(notice).not.toHaveTextContent('player');
    expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '/preview/end');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['fellBack', 'failed'] as const)('says that the version does not work when it %s', async (state) => {
    const { statuses } = await show('loading');
    act(() => statuses.set({ catalog: { state } as RemoteStatus }));
    expect(screen.getByRole('status')).toHaveTextContent('The preview of catalog 1.0.0 does not work.');
  });
});
