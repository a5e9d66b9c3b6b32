/**
 * One name for a request, however its address was written: encoded or not, its parameters in any order.
 * @param url an address of the data API, whole or from `/rest/v1/` on
 */
export function requestKey(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://any');
  const pairs = [...searchParams].map(([name, value]) => `${name}=${name === 'select' ? withoutSpace(value) : value}`);
  return `${pathname.slice(pathname.indexOf('/rest/v1/'))}?${pairs.sort().join('&')}`;
}

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');
