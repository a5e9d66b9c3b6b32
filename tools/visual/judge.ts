import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compare } from './compare.ts';
import { writeDifferenceMap } from './differenceMap.ts';
import { fingerprintOf, pack, unpack } from './fingerprint.ts';

/** A picture that differs from its baseline. */
interface Finding {
  name: string;
  says: string;
}

export interface Judgement {
  alike: number;
  /** Changed pictures. They stay in the folder, each with a map of the differing cells. */
  changed: Finding[];
  /** Pictures without a baseline. */
  unknown: string[];
  /** Baselines without a picture. */
  missing: string[];
  /** The current baselines; unchanged pictures keep their line. */
  pictures: Record<string, string>;
}

const MAP = '-map.png';

/** Compares the pictures of a folder with their baselines. Unchanged ones are deleted. */
export async function judge(folder: string, before: Record<string, string>): Promise<Judgement> {
  const judgement: Judgement = { alike: 0, changed: [], unknown: [], missing: [], pictures: {} };
  for (const file of picturesIn(folder)) {
    const name = basename(file, '.png');
    const picture = join(folder, file);
    const known = before[name];
    const now = await fingerprintOf(picture);
    const difference = known ? compare(await unpack(known), now) : null;
    judgement.pictures[name] = known && !difference ? known : await pack(now);
    if (!known) judgement.unknown.push(name);
    else if (!difference) {
      judgement.alike += 1;
      rmSync(picture);
    } else {
      judgement.changed.push({ name, says: difference.says });
      await writeDifferenceMap(picture, difference.cells, join(folder, name + MAP));
    }
  }
  judgement.missing = Object.keys(before).filter((name) => !(name in judgement.pictures));
  return judgement;
}

const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png') && !file.endsWith(MAP))
    .sort();
