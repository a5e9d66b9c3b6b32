// Runs test files in an order that FAIRTONE_TEST_SEED decides: a test that depends on the order fails in some run, and the same seed
// repeats that run.
const { createHash } = require('node:crypto');
const { relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
// Test files that take long start first.
const { long } = require('../testing/times.json');

const placeOf = (path) => createHash('sha256').update(`${process.env.FAIRTONE_TEST_SEED} ${path}`).digest('hex');

module.exports = class ShuffledSequencer extends Sequencer {
  sort(tests) {
    if (!process.env.FAIRTONE_TEST_SEED) return super.sort(tests);
    const inOrder = tests.map((test) => {
      const path = relative(test.context.config.rootDir, test.path);
      return { test, place: `${long.includes(path) ? 0 : 1} ${placeOf(path)}` };
    });
    return inOrder.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ test }) => test);
  }
};
