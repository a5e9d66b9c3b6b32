import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Page, useDocumentTitle, VisuallyHidden } from '@fairtone/ui';
import { useCatalogGetRecentAlbumsQuery } from '../../api/albumApi';
import { useDeferredData } from '../../features/deferred/useDeferredData';
import { Hero } from '../../features/hero/Hero';
import { Promise85 } from '../../features/promise/Promise85';
import { ArtistBanner } from './ArtistBanner';
import { RecentReleases } from './RecentReleases';
import { RecommendedPlace } from './RecommendedPlace';

const NONE: never[] = [];

export function Component() {
  const { t } = useTranslation('catalog');
  useDocumentTitle(t('home.pageTitle'));
  const albums = useDeferredData(useCatalogGetRecentAlbumsQuery().data);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('home.title')}</h1>
      </VisuallyHidden>
      <Hero albums={albums ?? NONE} />
      <Page css={sections}>
        <RecentReleases />
        {/* After the newest albums: before they have loaded, the section is higher up and would count as near. */}
        {albums && <RecommendedPlace />}
        <ArtistBanner />
        <Promise85 />
      </Page>
    </>
  );
}

const sections = css({
  display: 'grid',
  gap: 'clamp(var(--space-12), 6vw, var(--space-20))',
  paddingTop: 'var(--space-12)',
});
