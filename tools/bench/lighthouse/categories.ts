/** Categories of Lighthouse, by its ids. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Name in the table, and the lowest accepted score of 100. */
export const CATEGORIES: Record<Category, { name: string; goal: number }> = {
  performance: { name: 'performance', goal: 90 },
  accessibility: { name: 'accessibility', goal: 100 },
  'best-practices': { name: 'best practices', goal: 100 },
  seo: { name: 'SEO', goal: 100 },
};

export const categories = Object.keys(CATEGORIES) as Category[];
