import { useTranslation } from '@fairtone/i18n';
import { Link as LinkStyle } from '@fairtone/ui';
import { Link, useParams } from 'react-router-dom';
import { ArticleBody } from '../ArticleBody.tsx';
import { ArticlePage } from '../ArticlePage.tsx';
import { Byline } from '../Byline.tsx';

/** One post of the blog. */
export function PostScreen() {
  const { slug } = useParams();
  const { t } = useTranslation('articles');
  const back = (
    <LinkStyle as={Link} to="/blog">
      {t('blog.all')}
    </LinkStyle>
  );
  return (
    <ArticlePage
      name={`blog/${slug}`}
      above={back}
      below={({ author, date }) => <Byline author={author} date={date} />}
    >
      {(article) => <ArticleBody article={article} />}
    </ArticlePage>
  );
}
