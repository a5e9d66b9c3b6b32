import { framesOf } from './compose/form';
import { formOf } from './compose/song';
import { SAMPLE_RATE } from './dsp/constants';
import { randomOf, scoreOf, type TrackRequest } from './trackRequest';

/** Length of a piece in whole milliseconds, equal to the measured length of its sound, without composing it. */
export function trackLengthMs(request: TrackRequest): number {
  return Math.round((framesOf(formOf(scoreOf(request), request.seconds, randomOf(request))) / SAMPLE_RATE) * 1000);
}
