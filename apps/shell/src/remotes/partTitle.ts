/** What people call a part of the page, in the words of its release; `other` for one that says nothing. The shell knows no names. */
export function partTitle(titles: Record<string, string> | undefined, language: string, other: string): string {
  return titles?.[language] ?? titles?.en ?? other;
}
