export { replaceAudioRequestSchema, type ReplaceAudioRequest, type ReplaceAudioResponse } from '@fairtone/contracts';
