// Makes nx's project graph: the boundary rule reads it from nx's cache, and is skipped without it.
import { createProjectGraphAsync } from '@nx/devkit';

await createProjectGraphAsync();
process.exit(0);
