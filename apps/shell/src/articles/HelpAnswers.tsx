import { css } from '@emotion/react';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { EmptyState, Heading, Stack, Text, TextField } from '@fairtone/ui';
import { ChevronDown, Search } from 'lucide-react';
import { ArticleNodes } from './ArticleNodes.tsx';
import type { Article, ArticlePart } from './articleSchema.ts';
import { anchored, prose } from './articleStyles.ts';
import { searchSections } from './articleText.ts';
import { useOpenedByHash } from './useOpenedByHash.ts';
import { useSearchText } from './useSearchText.ts';

const entryStyle = css({
  borderTop: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: '1px solid var(--line)' },
});
const question = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  minHeight: 56,
  paddingBlock: 'var(--space-3)',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flex: 'none', transition: 'transform var(--motion)' },
  'details[open] > & > svg': { transform: 'rotate(0.5turn)' },
});
const answer = css({ paddingBottom: 'var(--space-5)' });

/** Questions and answers that match the search; all of them while it is empty. */
export function HelpAnswers({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const language = useLanguage();
  const [query, handleSearch] = useSearchText();
  const sections = searchSections(article.sections, query, language);
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <Stack gap={8}>
      <search>
        <Stack gap={2}>
          <TextField
            type="search"
            label={t('help.search')}
            prefix={<Search size={18} aria-hidden />}
            value={query}
            onChange={(event) => handleSearch(event.target.value)}
          />
          <Text tone="muted" role="status">
            {query.trim() && t('help.found', { count })}
          </Text>
        </Stack>
      </search>
      {sections.map(({ id, title, entries }) => (
        <Stack key={id} as="section" gap={3} aria-labelledby={id}>
          <Heading level={2} size="title" id={id} css={anchored}>
            {title}
          </Heading>
          <div>
            {entries.map((entry) => (
              <Question key={entry.id} entry={entry} isFound={Boolean(query.trim())} />
            ))}
          </div>
        </Stack>
      ))}
      {count === 0 && <EmptyState title={t('help.none', { query })} text={t('help.noneText')} />}
    </Stack>
  );
}

function Question({ entry: { id, title, nodes }, isFound }: { entry: ArticlePart; isFound: boolean }) {
  const [isOpen, setIsOpen] = useOpenedByHash(id, isFound);
  return (
    <details
      id={id}
      css={[entryStyle, anchored]}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary css={question}>
        <Heading level={3} size="lead">
          {title}
        </Heading>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div css={[prose, answer]}>
        <ArticleNodes nodes={nodes} />
      </div>
    </details>
  );
}
