/** Title of a part of the page, from its release; `other` for a release without titles. The shell contains no names of remotes. */
export function partTitle(titles: Record<string, string> | undefined, language: string, other: string): string {
  return titles?.[language] ?? titles?.en ?? other;
}
