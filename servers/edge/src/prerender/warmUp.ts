/** Lets the host draw its home page once, so that whoever comes first after its start gets a first view too. */
export async function warmUp(insideUrl: string): Promise<void> {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
  // A host without a shell has nothing to draw, and one that stops already need not.
  await fetch(insideUrl, { headers }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
}
