/**
 * What is said of somebody who joins, with the square where it comes in.
 * @example
 * ```ts
 * import { withPlace } from '@fray/rulesets/referee/placing'
 *
 * console.log(withPlace('wolf', '3,4'), withPlace({ from: 'wolf', skill: 3 }, '3,4')) // { from: 'wolf', at: '3,4' } { from: 'wolf', skill: 3, at: '3,4' }
 * ```
 */
export const withPlace = (raw: unknown, at: string): unknown =>
  typeof raw === 'string' ? { from: raw, at } : typeof raw === 'object' && raw !== null ? { ...raw, at } : raw
