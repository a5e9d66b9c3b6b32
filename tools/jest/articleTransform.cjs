/** An article is the address of its file, as in a build: `/content/en/help.md`. */
module.exports = {
  process: (_source, path) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(path.slice(path.lastIndexOf('/content/')))} };`,
  }),
};
