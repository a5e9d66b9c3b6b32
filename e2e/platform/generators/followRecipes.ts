import type { Sources } from '../../support/sources';
import { addEmail, addSetting } from './byHand';
import type { Recipe } from './recipes';

/** Recipes without a generator, and a small change that follows each. */
export const BY_HAND = { 'A setting': addSetting, 'An e-mail': addEmail };

/**
 * Carries out all recipes, one after the other in the same copy of the sources.
 * @returns the paths that each recipe touched, by its name
 */
export async function followRecipes(sources: Sources, recipes: Recipe[]): Promise<Map<string, string[]>> {
  const touched = new Map<string, string[]>();
  for (const { name, commands } of recipes) {
    for (const command of commands) await runNpm(sources, command);
    touched.set(name, sources.takeChanges());
  }
  await printDocuments(sources);
  touched.set('npm run docs', sources.takeChanges());
  await sources.run('tools/run.mjs', ['delivery/packages/main.ts', 'report']);
  touched.set('npm run packages:report', sources.takeChanges());
  for (const [name, change] of Object.entries(BY_HAND)) {
    change(sources);
    if (name === 'An e-mail') await runNpm(sources, 'npm run db:types');
    await printDocuments(sources);
    touched.set(name, sources.takeChanges());
  }
  return touched;
}

/** `npm run new -- remote radio`, as package.json says it. */
async function runNpm(sources: Sources, command: string): Promise<void> {
  const [, , script, ...options] = command.split(' ').filter((word) => word !== '--');
  const { scripts } = JSON.parse(sources.read('package.json')) as { scripts: Record<string, string> };
  const [, file, ...words] = scripts[script!]!.split(' ');
  await sources.run(file!, [...words, ...options]);
}

const printDocuments = (sources: Sources) => sources.run('tools/run.mjs', ['tools/docs/main.ts']);
