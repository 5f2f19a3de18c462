export { type Pass, type Passes, SPECTATORS } from './door/passes.ts'
export type { Listener, Wire } from './door/wire.ts'
export type { Beginning, Hosting, House, LiveFight } from './hosting.ts'
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
export { Talk, type TalkSaid } from './talk/talk.ts'
