import { listPages } from './articleFiles.mjs';
import { readArticle } from './readArticle.mjs';

/** webpack loader: turns the Markdown of an article into the JSON that the page shows, so that no parser is shipped to browsers. */
export default function articleLoader(markdown) {
  const folder = this.resourcePath.replace(/\.md$/, '');
  this.addContextDependency(folder);
  const pages = listPages(folder);
  return JSON.stringify({ ...readArticle(markdown), ...(pages.length > 0 && { pages }) });
}
