import type { Named } from '../../loading/names.ts'
import { GRABBED } from '../conditions.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Midway, Pair } from '../model.ts'
import { CLOSE, IN, OUT, PC, WAITING } from '../words.ts'

/** Where a field of somebody was written. */
type At = (row: number, key: string) => readonly (string | number)[]

/** Checks what is said of a fight under way against itself: who is grabbed by whom, who has acted, and who waits for what. */
export function checkProgress(
  r: Reader,
  named: readonly Named[],
  roster: readonly Entrant[],
  positions: readonly Pair[],
  now: Midway | null,
): void {
  const at: At = (row, key) => named[row]?.fields.at(key) ?? []
  roster.forEach((e, row) => {
    if (e.out === IN) checkGrabs(r, roster, row, positions, at)
    checkReadied(r, e, at(row, 'readied'))
    if (now !== null && e.out === IN) checkTurn(r, e, row, now, at(row, 'acted'))
  })
}

/** A grab holds only while they are close. */
function checkGrabs(r: Reader, roster: readonly Entrant[], row: number, positions: readonly Pair[], at: At): void {
  const e = roster[row]
  for (const { condition, by } of e.conditions) {
    const grabber = roster[by]
    if (condition !== GRABBED || grabber === undefined) continue
    const isClose = positions.some(
      ({ a, b, distance }) => distance === CLOSE && ((a === row && b === by) || (a === by && b === row)),
    )
    if (isClose && grabber.side !== e.side) continue
    const right = `place them under "positions", as in "${e.name} ${grabber.name} close"`
    const said = `${e.name} can only be Grabbed by an enemy that it is engaged with: ${right}.`
    r.problems.add(at(row, 'conditions'), said, 'grabbed-details')
  }
}

/** One who is down, out of it or yet to come waits for no moment to act. */
function checkReadied(r: Reader, { name, kind, readied, out, hp, lastGasp }: Entrant, path: ReturnType<At>): void {
  const isDown = out !== IN || (kind === PC && hp.now <= 0) || lastGasp !== null
  if (readied === null || !isDown) return
  const why = out === WAITING ? 'is yet to come on' : out === IN ? 'is down' : `is ${OUT[out]}`
  r.problems.add(path, `${name} ${why} and has nothing readied: leave this out.`, 'ready-lapses')
}

/** Bands come one after the other, and in its band everybody has one turn. */
function checkTurn(r: Reader, { name, acted, band }: Entrant, row: number, now: Midway, path: ReturnType<At>): void {
  if (acted === true && now.actor === row)
    r.problems.add(path, `It is the turn of ${name}, which has not had it yet: leave this out.`, 'initiative-bands')
  if (acted === false && band < now.band) {
    const said = `The band of ${name} is over: leave this out, or name its band under "now".`
    r.problems.add(path, said, 'initiative-bands')
  }
}
