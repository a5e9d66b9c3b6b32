import * as z from 'zod/mini';

/** The elements that an article may contain; none of them can run a script. */
const ARTICLE_TAGS = [
  'p',
  'a',
  'strong',
  'em',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'blockquote',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

const SAFE_LINK = /^(\/(?!\/)|#|https:\/\/|mailto:)/;

export interface ArticleElement {
  tag: (typeof ARTICLE_TAGS)[number];
  href?: string | undefined;
  children?: ArticleNode[] | undefined;
}
export type ArticleNode = string | ArticleElement;

const elementSchema = z.object({
  tag: z.enum(ARTICLE_TAGS),
  href: z.optional(z.string().check(z.regex(SAFE_LINK))),
  // A getter, because the schema is recursive.
  get children(): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<ArticleNode>>> {
    return z.optional(z.array(nodeSchema));
  },
});
const nodeSchema: z.ZodMiniType<ArticleNode> = z.union([z.string(), elementSchema]);

const frontSchema = z.object({
  title: z.string(),
  description: z.string(),
  author: z.optional(z.string()),
  /** A calendar day: "2026-11-03". */
  date: z.optional(z.string()),
});
const partSchema = z.object({ id: z.string(), title: z.string(), nodes: z.array(nodeSchema) });
const sectionSchema = z.extend(partSchema, { entries: z.array(partSchema) });

/** One article in one language, as delivery/webpack/articles compiles it from Markdown. */
export const articleSchema = z.extend(frontSchema, {
  intro: z.array(nodeSchema),
  sections: z.array(sectionSchema),
  /** Front matter of each article in the folder of the same name, newest first. */
  pages: z.optional(z.array(z.extend(frontSchema, { slug: z.string() }))),
});

export type Article = z.infer<typeof articleSchema>;
export type ArticlePart = z.infer<typeof partSchema>;
export type ArticleSection = z.infer<typeof sectionSchema>;
export type ArticlePage = NonNullable<Article['pages']>[number];
