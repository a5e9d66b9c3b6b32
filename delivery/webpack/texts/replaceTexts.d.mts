export function replaceTexts(language: string, namespace: string, texts: Record<string, unknown>): void;
