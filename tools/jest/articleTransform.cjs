/** Replaces an article by its path, as a build replaces it by its URL: `/content/en/help.md`. */
module.exports = {
  process: (_source, path) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(path.slice(path.lastIndexOf('/content/')))} };`,
  }),
};
