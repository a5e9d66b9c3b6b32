import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { ArticleSection } from './articleSchema.ts';

const FEW = 4;

const box = css({ borderBlock: '1px solid var(--line)', paddingBlock: 'var(--space-4)' });
const list = css({ columns: '16rem 2', columnGap: 'var(--space-8)', padding: 0, listStyleType: '""' });
const link = css({ display: 'inline-block', paddingBlock: 'var(--space-1)' });

/** Table of contents of a long page, by its headings. */
export function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  const { t } = useTranslation('articles');
  if (sections.length < FEW) return null;
  return (
    <nav aria-label={t('page.contents')} css={box}>
      <ul css={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
