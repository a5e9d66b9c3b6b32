type PrivateWord = { found: string; instead: string };

export function privateWordOfName(name: string): PrivateWord | null;
export function privateWordOfComment(text: string, file?: string): PrivateWord | null;
