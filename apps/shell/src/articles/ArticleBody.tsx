import { Heading, Stack } from '@fairtone/ui';
import { ArticleNodes } from './ArticleNodes.tsx';
import type { Article, ArticlePart, ArticleSection } from './articleSchema.ts';
import { anchored, prose } from './articleStyles.ts';

/** Introduction and parts of an article. */
export function ArticleBody({ article: { intro, sections } }: { article: Article }) {
  return (
    <>
      {intro.length > 0 && (
        <div css={prose}>
          <ArticleNodes nodes={intro} />
        </div>
      )}
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </>
  );
}

function Section({ id, title, nodes, entries }: ArticleSection) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} size="title" id={id} css={anchored}>
        {title}
      </Heading>
      <div css={prose}>
        <ArticleNodes nodes={nodes} />
      </div>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </Stack>
  );
}

function Entry({ id, title, nodes }: ArticlePart) {
  return (
    <Stack gap={3}>
      <Heading level={3} size="lead" id={id} css={anchored}>
        {title}
      </Heading>
      <div css={prose}>
        <ArticleNodes nodes={nodes} />
      </div>
    </Stack>
  );
}
