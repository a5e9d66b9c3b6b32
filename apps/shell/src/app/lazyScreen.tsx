import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { ErrorState, Page } from '@fairtone/ui';
import { createElement, useState, type ComponentType } from 'react';
import { useTitle } from './useTitle.ts';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/**
 * The `lazy` of a route of the shell. The router asks once, and a failure would take the whole page with header and music; so a
 * screen whose code cannot be had says so in its own place, and is asked for again.
 */
export function lazyScreen(load: LoadScreen): LoadScreen {
  return () =>
    load().catch((error: unknown) => {
      log({ level: 'warning', message: 'A screen could not be fetched', error });
      return { Component: missingScreen(load) };
    });
}

function missingScreen(load: LoadScreen): ComponentType {
  return function MissingScreen() {
    const { t } = useTranslation('shell');
    const [screen, setScreen] = useState<ComponentType | null>(null);
    const [isRetrying, setIsRetrying] = useState(false);
    if (screen) return createElement(screen);
    return <Missing {...{ isRetrying }} title={t('remote.missing', { part: t('remote.other') })} onRetry={retry} />;

    function retry() {
      setIsRetrying(true);
      load()
        .then(
          ({ Component }) => setScreen(() => Component),
          (error: unknown) => log({ level: 'warning', message: 'A screen could not be fetched', error }),
        )
        .finally(() => setIsRetrying(false));
    }
  };
}

interface Props {
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
}

function Missing({ title, isRetrying, onRetry }: Props) {
  const { t } = useTranslation('shell');
  useTitle(title);
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={title}
        text={t('remote.restWorks')}
        retryLabel={t('remote.tryAgain')}
        {...{ isRetrying, onRetry }}
      />
    </Page>
  );
}
