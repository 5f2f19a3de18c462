/**
 * What a client needs at run time, without the declarations and their libraries: a few kilobytes less in a browser.
 *
 * @module
 * @example
 * ```ts
 * import { PROTOCOL, REFUSALS } from '@fray/live/protocol/plain'
 *
 * console.log(PROTOCOL >= 1, Object.hasOwn(REFUSALS, 'not-your-seat')) // true true
 * ```
 */

export type { Campaigning } from './campaigning.ts'
export { CLOSES, type Close, type CloseName, type ComeBack, closeOf } from './closes.ts'
export { type Link, linkOf, linksBy, readLink, SOCKET_PATH } from './links.ts'
export type { Hello, Opening } from './opening.ts'
export type { Picturing } from './picturing.ts'
export type { Heard, Request } from './read.ts'
export { REFUSALS, type RefusalName } from './refusals.ts'
export type { Answer, CampaignTable, Presence, Role, Said, SaidOf, TalkLine, Waits } from './said.ts'
export type { Seating } from './seating.ts'
export type { Talking } from './talking.ts'
export { OLDEST_PROTOCOL, PROTOCOL } from './versions.ts'
export type { Operation, Query } from './vocabulary.ts'
export { ON_A_TABLE, QUERIES } from './words.ts'
