import { useLocation } from 'react-router-dom';
import { ArticleBody } from '../ArticleBody.tsx';
import { ArticlePage } from '../ArticlePage.tsx';
import { Contents } from '../Contents.tsx';

/** A page that shows only its text: terms, privacy, cookies, resources, developers. */
export function TextScreen() {
  const { pathname } = useLocation();
  return (
    <ArticlePage name={pathname.replaceAll('/', '')}>
      {(article) => (
        <>
          <Contents sections={article.sections} />
          <ArticleBody article={article} />
        </>
      )}
    </ArticlePage>
  );
}
