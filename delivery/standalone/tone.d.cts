import type { IncomingMessage, ServerResponse } from 'node:http';

export function makeTone(): Buffer;
export function answerStream(request: IncomingMessage, response: ServerResponse): boolean;
