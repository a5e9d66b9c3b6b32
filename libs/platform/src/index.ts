export { getAccessToken, getAuth } from './authClient';
export { authorizedFetch } from './authorizedFetch';
export { getRest, getStorage, publicFileUrl, type RestClient } from './clients';
export { getConfig, setConfig } from './config';
export { FunctionFailure, invokeFunction } from './invokeFunction';
export { addLogSink, log, type LogEntry } from './logger';
export { readStoredSession, SESSION_STORAGE_KEY, type StoredSession } from './storedSession';
