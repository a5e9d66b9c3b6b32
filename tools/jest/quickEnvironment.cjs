// The environment of our own component tests. Packages for outside teams have the plain one, which needs nothing from inside jsdom.
// First, because modules of jsdom take the function when they are loaded.
require('./quickSelectors.cjs');
module.exports = require('./browserEnvironment.cjs');
