// Development only, before anything else in the shell: hands its refresh runtime to the remotes.
globalThis.__fairtoneRefresh__ = require('react-refresh/runtime');
