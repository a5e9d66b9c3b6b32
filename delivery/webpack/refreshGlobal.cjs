// Development only, before any other module of the shell: makes its refresh runtime available to the remotes.
globalThis.__fairtoneRefresh__ = require('react-refresh/runtime');
