import { sceneSchema, type Scene } from '@fairtone/contracts/scene';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads every scene of the folder `scenes/`. @throws with the file's name when a file is not a scene */
export function readSceneFiles(root: string): Scene[] {
  const folder = join(root, 'scenes');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = sceneSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!parsed.success) throw new Error(`scenes/${file} is no scene: ${parsed.error.message}`);
      if (`${parsed.data.name}.json` !== file) throw new Error(`scenes/${file} calls itself ${parsed.data.name}`);
      return parsed.data;
    });
}
