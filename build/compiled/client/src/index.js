export { machineClock } from './clock.js';
export { Refused, } from './connection.js';
export { connect } from './live.js';
export { inProcess } from './transports/pair.js';
export { overPort } from './transports/port.js';
export { webSocket } from './transports/web-socket.js';
//# sourceMappingURL=index.js.map