import { ArticlePage } from '../ArticlePage.tsx';
import { HelpAnswers } from '../HelpAnswers.tsx';

/** Questions and answers, with a search that is kept in the URL. */
export function HelpScreen() {
  return <ArticlePage name="help">{(article) => <HelpAnswers article={article} />}</ArticlePage>;
}
