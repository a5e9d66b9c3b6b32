// Prints the projects that a change of files affects: node tools/nx/testing/affectedProjects.cjs '[["apps/player/src/remote.ts"]]'
// One list of projects for each list of files, as `nx show projects --affected --files` prints it, and the targets of all projects.
// Makes the graph once, which takes nx as long as all the rest; its public API does not offer that (nx 22, src/command-line/show/projects).
const { calculateFileChanges } = require('nx/src/project-graph/file-utils');
const { createProjectGraphAsync } = require('nx/src/project-graph/project-graph');
const { filterAffected } = require('nx/src/project-graph/affected/affected-project-graph');

async function main(changes) {
  const graph = await createProjectGraphAsync();
  const affected = [];
  for (const files of changes) {
    const { nodes } = await filterAffected(graph, calculateFileChanges(files, { files }));
    affected.push(Object.keys(nodes));
  }
  const targets = Object.fromEntries(
    Object.entries(graph.nodes).map(([name, { data }]) => [name, Object.keys(data.targets)]),
  );
  process.stdout.write(JSON.stringify({ affected, targets }));
}

main(JSON.parse(process.argv[2])).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
