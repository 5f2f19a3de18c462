export { CLOSES, closeOf } from './closes.js';
export { MESSAGE_LIMITS } from './limits.js';
export { linkOf, readLink, SOCKET_PATH } from './links.js';
export { heard, isChange, isDeed, isSeating, lines, readHeard, readLine, readSaid, } from './read.js';
export { REFUSALS } from './refusals.js';
export { said } from './said.js';
export { misfitOf, OLDEST_PROTOCOL, PROTOCOL } from './versions.js';
export { LOOKS, ON_A_TABLE } from './words.js';
//# sourceMappingURL=index.js.map