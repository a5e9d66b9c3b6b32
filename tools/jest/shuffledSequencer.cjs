// Runs test files in an order that FAIRTONE_TEST_SEED decides: what depends on the order of files fails some day, by a seed that can be given again.
const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

const placeOf = (path) => createHash('sha256').update(`${process.env.FAIRTONE_TEST_SEED} ${path}`).digest('hex');

module.exports = class ShuffledSequencer extends Sequencer {
  sort(tests) {
    if (!process.env.FAIRTONE_TEST_SEED) return super.sort(tests);
    const inOrder = tests.map((test) => ({ test, place: placeOf(test.path.replace(test.context.config.rootDir, '')) }));
    return inOrder.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ test }) => test);
  }
};
