/** What Lighthouse judges, by its own ids. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Name in the table, and the least score of 100 that is wanted. */
export const CATEGORIES: Record<Category, { name: string; goal: number }> = {
  performance: { name: 'performance', goal: 90 },
  accessibility: { name: 'accessibility', goal: 100 },
  'best-practices': { name: 'best practices', goal: 100 },
  seo: { name: 'SEO', goal: 100 },
};

export const categories = Object.keys(CATEGORIES) as Category[];
