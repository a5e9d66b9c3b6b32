import type { Language } from '@fairtone/contracts';

/**
 * The address of an article's file: the shell's own, under a name that changes with its content.
 * @param name its place below `content/<language>`, "help" or "blog/where-the-money-goes"
 * @returns null where there is no such article
 */
export async function articleFile(language: Language, name: string): Promise<string | null> {
  try {
    // Eager: the bundle contains the url of the text, not the text.
    const module = (await import(/* webpackMode: "eager" */ `../../content/${language}/${name}.md`)) as {
      default: string;
    };
    return module.default;
  } catch {
    return null;
  }
}
