export { getAccessToken, getAuth } from './authClient.ts';
export { authorizedFetch } from './authorizedFetch.ts';
export { getRest, getStorage, publicFileUrl, type RestClient } from './clients.ts';
export { getConfig, setConfig } from './config.ts';
export { FunctionFailure, invokeFunction } from './invokeFunction.ts';
export { addLogSink, log, type LogEntry } from './logger.ts';
export { readStoredSession, SESSION_STORAGE_KEY, type StoredSession } from './storedSession.ts';
