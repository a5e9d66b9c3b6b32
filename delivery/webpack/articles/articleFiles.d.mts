type Front = { title: string; description: string; author?: string; date?: string };

export function listPages(folder: string): (Front & { slug: string })[];
export function describeArticles(content: string): Record<string, Record<string, Front>>;
