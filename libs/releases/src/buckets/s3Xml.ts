/** The text of each element of this name. Enough for S3's flat responses, and used for nothing else. */
export const textsIn = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map((match) => match[1]!);

/** The error of a request that S3 refused, with the code that it gave. */
export const refused = async (answer: Response, what: string) =>
  new Error(`The bucket refused to ${what}: ${answer.status} ${textsIn(await answer.text(), 'Code')[0] ?? ''}`.trim());
