import type { Scene } from '@fairtone/contracts/scene';
import { sceneUrl } from '@fairtone/scenes/link';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOTES } from '../webpack/paths.mjs';
import { findHarness } from './findHarness.ts';
import { runningBackend } from './runningBackend.ts';
import { readSceneFiles } from './sceneFiles.ts';
import { seedShop } from './seedShop.ts';

const HARNESS_PORT = process.env.HARNESS_PORT ?? '4300';
const USAGE = 'npm run scene -- list | open <name> | reset <name>';

const root = process.cwd();
const dataDir = resolve(root, process.env.FAIRTONE_DATA_DIR || '.data');
const [command, name] = process.argv.slice(2);

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  const scenes = readSceneFiles(root);
  if (command === 'list')
    return scenes.forEach((scene) =>
      console.log(`${scene.name}  ${scene.role}, ${scene.language}, ${scene.theme}  ${scene.path}`),
    );
  const scene = scenes.find((each) => each.name === name);
  if (!scene) throw new Error(`${USAGE}\nThere are ${scenes.map((each) => each.name).join(', ')}.`);
  if (command === 'open') return printLinks(scene);
  if (command !== 'reset') throw new Error(USAGE);
  const backend = await runningBackend(dataDir, process.env);
  await seedShop(backend, scene.clock ? new Date(scene.clock) : new Date());
  console.log(`${backend.url} holds the data of ${scene.name}.`);
  printLinks(scene);
}

function printLinks(scene: Scene): void {
  const harness = findHarness(scene.path, builtRoutes());
  if (harness) {
    console.log(
      `In its harness (npx nx serve ${harness}): ${sceneUrl(`http://localhost:${HARNESS_PORT}`, scene, '/harness')}`,
    );
  }
  console.log(`In the shell (npm start): ${sceneUrl(shellOrigin(), scene)}`);
}

function shellOrigin(): string {
  const file = join(dataDir, 'run.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { url: string }).url : 'http://localhost:4200';
}

function builtRoutes(): Record<string, string[]> {
  const built = REMOTES.map((remote) => [remote, join(root, 'dist/apps', remote, 'remote.json')] as const);
  return Object.fromEntries(
    built
      .filter(([, file]) => existsSync(file))
      .map(([remote, file]) => [remote, (JSON.parse(readFileSync(file, 'utf8')) as { routes: string[] }).routes]),
  );
}
