import { framesOf } from './compose/form';
import { formOf } from './compose/song';
import { SAMPLE_RATE } from './dsp/constants';
import { randomOf, scoreOf, type TrackRequest } from './trackRequest';

/** Whole milliseconds that a piece lasts, as they are measured of its sound, without composing it. */
export function trackLengthMs(request: TrackRequest): number {
  return Math.round((framesOf(formOf(scoreOf(request), request.seconds, randomOf(request))) / SAMPLE_RATE) * 1000);
}
