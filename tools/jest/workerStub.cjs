// A worker's file, as the build gives it.
module.exports = { script: { url: '/test.worker.js', integrity: 'sha384-test' } };
