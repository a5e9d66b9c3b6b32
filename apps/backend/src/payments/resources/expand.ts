/** `expand[]=a&expand[0]=b` gives [a, b]. */
export function expandOf(url: string): string[] {
  return [...new URL(url).searchParams].flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : []));
}
