/**
 * Live fights: a journal that loses nothing, seats, versions, and the ways to connect.
 *
 * @module
 */

export { isCampaign } from './campaign/ids.ts'
export type { CampaignRequest } from './campaign/request.ts'
export {
  type AccessToken,
  type AccessTokens,
  type NewAccessToken,
  SPECTATORS,
  type StoredToken,
} from './connection/access-tokens.ts'
export type { HostTransport, Listener } from './connection/host-transport.ts'
export { MemoryAccessTokens } from './connection/memory-access-tokens.ts'
export { listenOn, type Port } from './connection/port.ts'
export { answerAt } from './fight/asked.ts'
export { readEntry } from './fight/entry.ts'
export { CannotOpen } from './fight/opened.ts'
export type {
  Asking,
  Counted,
  FightServer,
  Hosting,
  LiveFight,
  NewFight,
  Problems,
  SeatStep,
  Started,
  StartedCampaign,
} from './hosting.ts'
export { type JsonlMessage, JsonlTable } from './jsonl/jsonl-table.ts'
export {
  BEAT,
  DEAD,
  type Hint,
  type Knocking,
  type Neighbours,
  type People,
  togetherOf,
  type Verdict,
} from './neighbours/neighbours.ts'
export { PICTURE_LIMITS } from './pictures/limits.ts'
export { openFightServer } from './server/fight-server.ts'
export { MemoryStore } from './store/memory.ts'
export {
  type Appended,
  type Entry,
  type FightEntry,
  type FightNote,
  type NewEntry,
  type NewPicture,
  type PictureNote,
  type Store,
  type StoredPicture,
  StoreError,
} from './store/store.ts'
