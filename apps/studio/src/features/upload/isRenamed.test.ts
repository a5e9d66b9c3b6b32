/** @jest-environment node */
import { isRenamed } from './isRenamed';

it.each([
  ['song.flac', 'flac'],
  ['song.WAVE', 'wav'],
  ['song', 'mp3'],
  ['song.master', 'wav'],
  ['song.aif', 'aiff'],
  ['song.M4A', 'alac'],
] as const)('%s can contain %s', (name, format) => expect(isRenamed(name, format)).toBe(false));

it.each([
  ['song.flac', 'mp3'],
  ['song.MP3', 'wav'],
  ['song.wav', 'flac'],
  ['song.aiff', 'mp3'],
] as const)('%s is the wrong extension for %s', (name, format) => expect(isRenamed(name, format)).toBe(true));
