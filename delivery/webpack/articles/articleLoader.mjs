import { articleJson } from './articleFiles.mjs';

/** webpack loader: turns the Markdown of an article into the JSON that the page shows, so that no parser is shipped to browsers. */
export default function articleLoader(markdown) {
  this.addContextDependency(this.resourcePath.replace(/\.md$/, ''));
  return articleJson(this.resourcePath, markdown);
}
