/**
 * A seat at a live fight from anywhere: keeps the table up to date, and resends requests until they are answered.
 *
 * @module
 */

export { type Clock, machineClock } from './clock.ts'
export {
  type Connection,
  type Line,
  type Outcome,
  type Pending,
  Refused,
  type Snapshot,
  type Transport,
} from './connection.ts'
export { type ConnectOptions, connect } from './live.ts'
export { type Accepts, inProcess } from './transports/pair.ts'
export { overPort, type Port, type PortMessage } from './transports/port.ts'
export { webSocket } from './transports/web-socket.ts'
