export { Conversation, type ConversationMessage } from './conversation/conversation.ts'
export { MemoryPasses } from './door/memory-passes.ts'
export { type KeptPass, type NewPass, type Pass, type Passes, SPECTATORS } from './door/passes.ts'
export { listenOn, type Port } from './door/port.ts'
export type { Listener, Wire } from './door/wire.ts'
export { answerAt } from './fight/asked.ts'
export { readEntry } from './fight/entry.ts'
export { CannotOpen } from './fight/opened.ts'
export type {
  Asking,
  Beginning,
  Begun,
  Counted,
  FightServer,
  Hosting,
  LiveFight,
  Problems,
  SeatMoment,
} from './hosting.ts'
export { MemoryStreet, togetherOf } from './neighbours/memory.ts'
export {
  BEAT,
  DEAD,
  type Hint,
  type Knocking,
  type Neighbours,
  type People,
  type Verdict,
} from './neighbours/neighbours.ts'
export { openFightServer } from './server/fight-server.ts'
export { MemoryStore } from './store/memory.ts'
export {
  type Appended,
  type Entry,
  type FightEntry,
  type FightNote,
  type NewEntry,
  type Snapshot,
  type Store,
  StoreError,
} from './store/store.ts'
