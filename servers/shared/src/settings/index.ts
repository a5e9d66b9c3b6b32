/** How servers read their environment: kinds of values, and errors that name the accepted values. */
export * from './kinds.ts';
export { nearest } from './nearest.ts';
export { requireSettings, secret, setting, settingOf, type Setting, type ValueOf } from './settings.ts';
