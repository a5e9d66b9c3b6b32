// Replaces a worker's file by the URL and hash that the build would export.
module.exports = { script: { url: '/test.worker.js', integrity: 'sha384-test' } };
