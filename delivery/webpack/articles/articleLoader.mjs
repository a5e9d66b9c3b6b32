import { listPages } from './articleFiles.mjs';
import { readArticle } from './readArticle.mjs';

/** webpack loader: the Markdown of an article as the JSON that the page shows. The parser stays here, in the build. */
export default function articleLoader(markdown) {
  const folder = this.resourcePath.replace(/\.md$/, '');
  this.addContextDependency(folder);
  const pages = listPages(folder);
  return JSON.stringify({ ...readArticle(markdown), ...(pages.length > 0 && { pages }) });
}
