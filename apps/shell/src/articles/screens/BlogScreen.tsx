import { css } from '@emotion/react';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import { Rss } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArticlePage } from '../ArticlePage.tsx';
import type { ArticlePage as Post } from '../articleSchema.ts';
import { Byline } from '../Byline.tsx';

const list = css({
  padding: 0,
  listStyleType: '""',
  '& > li': { borderTop: '1px solid var(--line)', paddingBlock: 'var(--space-6)' },
});
const title = css({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });
const feed = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: 44 });

/** The list of blog posts, newest first. */
export function BlogScreen() {
  const { t } = useTranslation('articles');
  const language = useLanguage();
  return (
    <ArticlePage name="blog">
      {({ pages = [] }) => (
        <div>
          <ul css={list}>
            {pages.map((post) => (
              <PostItem key={post.slug} post={post} />
            ))}
          </ul>
          <a href={`/blog/rss.xml?lang=${language}`} css={feed}>
            <Rss size={18} aria-hidden />
            {t('blog.feed')}
          </a>
        </div>
      )}
    </ArticlePage>
  );
}

function PostItem({ post }: { post: Post }) {
  return (
    <li>
      <Stack as="article" gap={2}>
        <Heading level={2} size="title">
          <Link to={`/blog/${post.slug}`} css={title}>
            {post.title}
          </Link>
        </Heading>
        <Byline author={post.author} date={post.date} />
        <Text>{post.description}</Text>
      </Stack>
    </li>
  );
}
