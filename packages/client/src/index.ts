export {
  type Connection,
  type Line,
  type Outcome,
  type Pending,
  Refused,
  type Snapshot,
  type Transport,
} from './connection.ts'
