import { ArticlePage } from '../ArticlePage.tsx';
import { HelpAnswers } from '../HelpAnswers.tsx';

/** Questions and answers, with a search that lives in the address. */
export function HelpScreen() {
  return <ArticlePage name="help">{(article) => <HelpAnswers article={article} />}</ArticlePage>;
}
