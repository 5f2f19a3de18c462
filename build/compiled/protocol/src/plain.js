// What a client needs at run time, without the declarations and what they bring: a few kilobytes less in a browser.
export { CLOSES, closeOf } from './closes.js';
export { linkOf, readLink, SOCKET_PATH } from './links.js';
export { REFUSALS } from './refusals.js';
export { OLDEST_PROTOCOL, PROTOCOL } from './versions.js';
export { LOOKS, ON_A_TABLE } from './words.js';
//# sourceMappingURL=plain.js.map