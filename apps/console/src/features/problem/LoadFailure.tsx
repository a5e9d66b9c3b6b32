import { useTranslation } from '@fairtone/i18n';
import { EmptyState, ErrorState, Link } from '@fairtone/ui';
import { Database, SearchX, ShieldOff } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { problemOf } from './problemOf';

interface Props {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Heading for failures that another try may solve. */
  title: string;
  headingLevel?: 2 | 3;
}

/** Says why nothing can be shown, and what to do next. */
export function LoadFailure({ query, title, headingLevel = 2 }: Props) {
  const { t } = useTranslation('console');
  const code = problemOf(query.error);
  const retry = { query, retryLabel: t('common:action.retry'), headingLevel };
  if (code === 'staff_only') {
    return (
      <EmptyState
        headingLevel={headingLevel}
        icon={<ShieldOff size={32} aria-hidden />}
        title={t('problem.forbiddenTitle')}
        text={t('problem.staff_only')}
      />
    );
  }
  if (code === 'remote_not_found') {
    return (
      <EmptyState
        headingLevel={headingLevel}
        icon={<SearchX size={32} aria-hidden />}
        title={t('problem.notFoundTitle')}
        text={t('problem.remote_not_found')}
      >
        <Link as={RouterLink} to="/console">
          {t('details.back')}
        </Link>
      </EmptyState>
    );
  }
  if (code === 'store_missing') {
    return (
      <ErrorState
        {...retry}
        needsNetwork={false}
        icon={<Database size={32} aria-hidden />}
        title={t('problem.storeMissingTitle')}
        text={t('problem.store_missing')}
      />
    );
  }
  return <ErrorState {...retry} title={title} text={t(`problem.${code}`)} />;
}
