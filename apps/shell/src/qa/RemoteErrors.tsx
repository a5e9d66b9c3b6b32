import { css } from '@emotion/react';
import type { RemoteStatus } from '@fairtone/federation';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Heading } from '@fairtone/ui';

/** Errors of a remote in this page, newest first, with time, version and reason. */
export function RemoteErrors({ errors }: { errors: RemoteStatus['errors'] }) {
  const { t } = useTranslation('qa');
  const language = useLanguage();
  if (errors.length === 0) return null;
  return (
    <section>
      <Heading level={4}>{t('facts.errors')}</Heading>
      <ol className="plain" css={list}>
        {[...errors].reverse().map(({ at, version, reason, message }, index) => (
          <li key={errors.length - index} css={line}>
            <span css={head}>
              <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString(language)}</time>
              {` · ${version} · `}
              <strong>{reason}</strong>
            </span>
            <span>{message}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const list = css({ display: 'grid', gap: 'var(--space-2)', marginTop: 'var(--space-2)' });
const line = css({ display: 'grid', fontSize: 'var(--size-caption)', overflowWrap: 'anywhere' });
const head = css({ color: 'var(--text-muted)', '& strong': { color: 'var(--danger)', fontWeight: 500 } });
