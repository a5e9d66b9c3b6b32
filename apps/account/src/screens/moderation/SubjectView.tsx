import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Banner, Link, Stack, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { Subject, SubjectFacts } from '../../api/moderation';

const WORDS = ['title', 'name', 'description', 'bio', 'location', 'body'] as const;
const PAGES: Partial<Record<Subject['kind'], string>> = { album: '/album', profile: '/profile', playlist: '/playlist' };

/** The reported content in its present state: its texts, whether it is hidden, and a link to it. */
export function SubjectView({ subject: { kind, id }, facts }: { subject: Subject; facts: SubjectFacts }) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const page = PAGES[kind];
  const { subject, hold } = facts;
  if (!subject) return <Banner tone="info">{t('moderation.gone')}</Banner>;
  return (
    <Stack gap={4}>
      {hold && (
        <Banner tone="warning">
          {t(hold.is_legal ? 'moderation.hiddenByLaw' : 'moderation.hidden', { date: date(hold.created_at) })}
        </Banner>
      )}
      <dl css={list}>
        {WORDS.map((name) => {
          const text = subject[name];
          return typeof text === 'string' && text ? (
            <div key={name}>
              <dt>{t(`moderation.field.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ) : null;
        })}
      </dl>
      <Text tone="muted">{t('moderation.openReports', { count: facts.open_reports })}</Text>
      {page && (
        <Text>
          <Link as={RouterLink} to={`${page}/${id}`}>
            {t('moderation.toPage')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

const list = css({
  display: 'grid',
  gap: 'var(--space-3)',
  margin: 0,
  '& dt': { fontSize: 'var(--size-caption)', color: 'var(--text-muted)' },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
