/**
 * Key of a request that is the same for every spelling of its URL: encoded or not, parameters in any order.
 * @param url a URL of the data API, absolute or from `/rest/v1/` on
 */
export function requestKey(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://any');
  const pairs = [...searchParams].map(([name, value]) => `${name}=${name === 'select' ? withoutSpace(value) : value}`);
  return `${pathname.slice(pathname.indexOf('/rest/v1/'))}?${pairs.sort().join('&')}`;
}

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');
