/** The schemas of the online messages, for tools that describe the protocol to other languages. */
export { onlineReply as reply } from './online-reply.ts';
export { onlineRequest as request } from './online-request.ts';
export { seenEvent as event } from './seen-event.ts';
export { action } from './table-request.ts';
export { terms } from './terms.ts';
export { view } from './view.ts';
