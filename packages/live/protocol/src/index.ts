/**
 * The messages between hosts of live fights and the seats at them, declared once.
 *
 * @module
 */

export { type CampaignEvent, campaignEntryText, readCampaignEntry } from './campaign-events.ts'
export type { Campaigning } from './campaigning.ts'
export { CLOSES, type Close, type CloseName, type ComeBack, closeOf } from './closes.ts'
export { isReadable } from './declare.ts'
export { MESSAGE_LIMITS } from './limits.ts'
export { type Link, linkOf, linksBy, readLink, SOCKET_PATH } from './links.ts'
export { type MisreadPlace, misreadPlaces, misreadWords } from './misread.ts'
export type { Hello, Opening } from './opening.ts'
export type { Picturing } from './picturing.ts'
export {
  type Heard,
  heard,
  isCampaigning,
  isChange,
  isOperation,
  isPicturing,
  isSeating,
  isTalking,
  type Line,
  lines,
  type Misheard,
  type Request,
  readAs,
  readHeard,
  readLine,
  readSaid,
} from './read.ts'
export { REFUSALS, type RefusalName } from './refusals.ts'
export {
  type Answer,
  type CampaignTable,
  type Presence,
  type Role,
  type Said,
  type SaidOf,
  said,
  type TalkLine,
  type Waits,
} from './said.ts'
export type { Seating } from './seating.ts'
export type { Talking } from './talking.ts'
export { type Misfit, misfitOf, OLDEST_PROTOCOL, PROTOCOL } from './versions.ts'
export type { Operation, Query } from './vocabulary.ts'
export { ON_A_TABLE, QUERIES } from './words.ts'
