// Makes nx's project graph: the boundary rule reads it from nx's cache, and skips itself when it is not there.
import { createProjectGraphAsync } from '@nx/devkit';

await createProjectGraphAsync();
process.exit(0);
