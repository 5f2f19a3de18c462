import {
  inEnglish,
  type Order,
  type OrderEntry,
  type SeenSlot,
  seenOf,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { nextCount, turnsLeft } from '../rules/counts.ts'
import { declarationSeen, declaredIn, declares, declaringOrder } from '../rules/declaring.ts'
import { canTakeTurn, isHere, whoActs } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { COUNTS, DECLARE, DONE, LATE, MISSED, NO_TURN, OVER, OWN, SECRET, SETUP, TO_COME, turnCell } from '../tables.ts'
import { knowsBase } from './card.ts'
import { commas, one, semicolons } from './said.ts'

/** What the track adds to the number of a turn that was missed. */
const MADE_UP = -12

/**
 * The track: turns by their numbers, the lowest first, with what has been declared for each. What somebody declares in secret
 * stands in no turn before all have answered.
 */
export function order(scene: WeaponSpeedScene, viewer: Viewer): Order {
  const { phase, round } = scene.now.fight
  const entries = phase[0] === SETUP ? beforeTheFight(scene) : [...trackOf(scene), ...withoutTurn(scene, viewer)]
  const next = nextOf(scene)
  return {
    kind: 'track',
    round: round[0],
    title:
      phase[0] === SETUP
        ? inEnglish('Before the fight')
        : phase[0] === OVER
          ? inEnglish('After the fight')
          : inEnglish('Round {round}', { round: { number: round[0] } }),
    entries,
    next: scene.names(next),
    words: wordsOf(scene, entries),
  }
}

const entry = (label: string, state: OrderEntry['state'], notes: readonly Words[]): OrderEntry => ({
  label,
  who: [label],
  at: null,
  state,
  tied: false,
  notes: notes.filter((note) => note !== ''),
})

/** Everybody who takes part; initiative is rolled when the fight begins. */
function beforeTheFight(scene: WeaponSpeedScene): OrderEntry[] {
  const found: OrderEntry[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.knows(row) && canTakeTurn(scene, row))
      found.push(entry(scene.name(row), 'to-come', [surpriseOf(scene, row)]))
  }
  return found
}

const surpriseOf = (scene: WeaponSpeedScene, row: number): Words =>
  scene.now.combatant.surprised[row] === 1 ? inEnglish('surprised: no turn in this round') : ''

/** Turns that have a number: of this round, and those to be made up in the next. */
function trackOf(scene: WeaponSpeedScene): OrderEntry[] {
  const { turnState, turnAt } = scene.now.combatant
  const turns: { readonly row: number; readonly cell: number; readonly at: number }[] = []
  const missed: OrderEntry[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!scene.knows(row)) continue
    for (const cell of [LATE, OWN]) {
      const at = turnCell(row, cell)
      const counts = turnState[at] === DONE || (turnState[at] !== NO_TURN && canTakeTurn(scene, row))
      if (counts && wasDeclared(scene, row, cell)) turns.push({ row, cell, at: turnAt[at] })
    }
    const later = turnCell(row, MISSED)
    if (turnState[later] === NO_TURN || !canTakeTurn(scene, row)) continue
    const note = inEnglish('missed on {at}: made up in the next round on {next}', {
      at: { number: turnAt[later] },
      next: { number: turnAt[later] + MADE_UP },
    })
    missed.push(entry(scene.name(row), 'waiting', [note, declaredFor(scene, row, MISSED)]))
  }
  turns.sort((a, b) => a.at - b.at || a.row - b.row || b.cell - a.cell)
  const entries = turns.map(({ row, cell, at }, i): OrderEntry => {
    const made = cell === LATE ? inEnglish('made up for the round before') : ''
    const plain = entry(scene.name(row), stateOf(scene, row, cell), [declaredFor(scene, row, cell), made])
    return { ...plain, at, tied: turns[i - 1]?.at === at }
  })
  return [...entries, ...missed]
}

/** Turns that were over when a fight began in its middle have no declaration and no number. */
const wasDeclared = (scene: WeaponSpeedScene, row: number, cell: number): boolean =>
  scene.now.combatant.turnAt[turnCell(row, cell)] !== 0 || scene.now.combatant.turnState[turnCell(row, cell)] !== DONE

const declaredFor = (scene: WeaponSpeedScene, row: number, cell: number): Words =>
  inEnglish('declared: {declared}', { declared: declarationSeen(scene, row, declaredIn(scene, row, cell)) })

function stateOf(scene: WeaponSpeedScene, row: number, cell: number): OrderEntry['state'] {
  const { turn, cell: now, open } = scene.now.fight
  if (scene.now.combatant.turnState[turnCell(row, cell)] === DONE) return 'done'
  return open[0] === 1 && turn[0] === row && now[0] === cell ? 'now' : 'to-come'
}

/** Who is in the fight and has no turn on the track: it has yet to declare, or does not. */
function withoutTurn(scene: WeaponSpeedScene, viewer: Viewer): OrderEntry[] {
  const { turnState, undeclared, base, rolled } = scene.now.combatant
  const found: OrderEntry[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!scene.knows(row) || !isHere(scene, row) || turnState[turnCell(row, OWN)] !== NO_TURN) continue
    if (!canTakeTurn(scene, row)) continue
    const due = (scene.now.fight.phase[0] === DECLARE || undeclared[row] === 1) && declares(scene, row)
    const basis =
      rolled[row] === 1 && knowsBase(row, viewer)
        ? inEnglish('Base Initiative {base}', { base: { number: base[row] } })
        : ''
    if (due) found.push(entry(scene.name(row), 'to-come', [inEnglish('has yet to declare'), basis]))
    else if (scene.now.fight.phase[0] !== OVER && turnState[turnCell(row, MISSED)] === NO_TURN)
      found.push(entry(scene.name(row), 'waiting', [surpriseOf(scene, row) || inEnglish('no turn in this round')]))
  }
  return found
}

/** Who comes next: of those who declare one after the other the next, else everybody at the next count. */
function nextOf(scene: WeaponSpeedScene): number[] {
  const { phase, method } = scene.now.fight
  const { turnState, turnAt } = scene.now.combatant
  if (phase[0] === DECLARE) {
    if (method[0] === SECRET) return []
    return declaringOrder(scene).filter((row) => turnState[turnCell(row, OWN)] === NO_TURN)
  }
  if (phase[0] !== COUNTS) return []
  const sharing = othersOnCount(scene)
  if (sharing.length > 0 || !turnsLeft(scene)) return sharing
  const count = nextCount(scene)
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    const comes = [OWN, LATE].some((cell) => {
      const at = turnCell(row, cell)
      return turnState[at] === TO_COME && turnAt[at] === count
    })
    if (comes && canTakeTurn(scene, row)) rows.push(row)
  }
  return rows
}

/** Who still acts at the count that is on, in addition to the one whose turn it is. */
function othersOnCount(scene: WeaponSpeedScene): number[] {
  const { open, turn } = scene.now.fight
  return open[0] === 0 ? [] : whoActs(scene).filter((row) => row !== turn[0] && canTakeTurn(scene, row))
}

function wordsOf(scene: WeaponSpeedScene, entries: readonly OrderEntry[]): Words {
  const { phase, round, count, open, method } = scene.now.fight
  if (phase[0] === SETUP) return inEnglish('The fight has not begun: initiative is rolled when it does.')
  if (phase[0] === OVER) return inEnglish('The fight is over.')
  const head = { round: { number: round[0] } }
  const undeclared = entries
    .filter(({ notes }) => notes.includes(inEnglish(inEnglish('has yet to declare'))))
    .map(({ label }) => label)
  const who = { people: undeclared }
  if (phase[0] === DECLARE) {
    const how = one(method[0] === SECRET ? 'all at once, in secret' : 'one after the other')
    if (undeclared.length === 0) return inEnglish('Round {round}: everybody has declared.', head)
    return undeclared.length === 1
      ? inEnglish('Round {round}: {who} declares, {how}.', { ...head, who, how })
      : inEnglish('Round {round}: {who} declare, {how}.', { ...head, who, how })
  }
  const now = entries.filter(({ state }) => state === 'now')
  const later = entries.filter(({ state, at }) => state === 'to-come' && at !== null)
  const atOnce = entries.filter(({ at }) => at === count[0]).length
  const turn = ({ label, at }: OrderEntry) => ({ who: { who: label }, at: { said: String(at) } })
  const parts: SeenSlot[] = [
    ...now.map((entry) => seenOf("it is {who}'s turn, on {at}", turn(entry))),
    ...(open[0] === 1 && scene.now.fight.tied[0] === 1 && atOnce > 1
      ? [seenOf('all on {count} act in the same instant', { count: { number: count[0] } })]
      : []),
    ...(undeclared.length === 0
      ? []
      : [
          undeclared.length === 1
            ? seenOf('{who} has yet to declare', { who })
            : seenOf('{who} have yet to declare', { who }),
        ]),
    later.length === 0
      ? one(now.length > 0 || undeclared.length > 0 ? 'after that the round is over' : 'all turns of it are over')
      : seenOf('to come: {turns}', { turns: commas(later.map((entry) => seenOf('{who} on {at}', turn(entry)))) }),
  ]
  return inEnglish('Round {round}: {parts}.', { ...head, parts: semicolons(parts) })
}
