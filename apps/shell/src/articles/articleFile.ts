import type { Language } from '@fairtone/contracts';

/**
 * The URL of an article's file, which is part of the shell's build. Its name changes with its content.
 * @param name path below `content/<language>`: "help" or "blog/where-the-money-goes"
 * @returns null when there is no such article
 */
export async function articleFile(language: Language, name: string): Promise<string | null> {
  try {
    // Eager: the bundle contains the URL of the file, not its text.
    const module = (await import(/* webpackMode: "eager" */ `../../content/${language}/${name}.md`)) as {
      default: string;
    };
    return module.default;
  } catch {
    return null;
  }
}
