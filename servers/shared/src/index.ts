/** Code that several servers share: logging, HTTP headers, child processes. It imports no server. */
export { answerHeaders } from './http/answerHeaders.ts';
export type { NodeBindings } from './http/bindings.ts';
export {
  addressSubject,
  clientAddress,
  peerAddress,
  readTrustedProxies,
  type TrustedProxies,
} from './http/clientAddress.ts';
export { corsHeaders, preflightHeaders } from './http/cors.ts';
export { sendJson } from './http/sendJson.ts';
export { forgetChild, recordChild, stopOrphans } from './process/childRecord.ts';
export { freePort, isPortFree } from './process/freePort.ts';
export { messageOf, ignoreClosedOutput, logInfo, warn } from './process/log.ts';
export { isRunning, processCommand } from './process/processCommand.ts';
export { beginStopping, isStoppingProcess } from './process/stopping.ts';
export { stopProcess, type StopSignals } from './process/stopProcess.ts';
export { superviseChild, type SupervisedChild } from './process/superviseChild.ts';
export { writeFileSafely } from './process/writeFileSafely.ts';
