import {
  type AnyRuleset,
  type AnyScene,
  Blows,
  type Command,
  execute,
  type Fate,
  isRefusal,
  nameOf,
  REFEREE_SEAT,
  readCommand,
  roundOf,
  sideOf,
  Table,
  type Viewer,
  viewerOf,
} from '@fray/kernel'
import type { AnySession } from './live-fight.ts'
import { knownRows } from './table/board.ts'

/** What one combatant did in a fight, and what happened to it. */
export interface Operations {
  readonly who: string
  readonly side: string
  /** Its attacks, and how many of them hit. */
  readonly attacks: number
  readonly hits: number
  /**
   * Life that it took from its enemies, that it lost in all, and that it restored to its own side; null if the seat
   * may not know the lives concerned.
   */
  readonly dealt: number | null
  readonly taken: number | null
  readonly healed: number | null
  /** The round in which it last went down without getting up; null if it stands, or has left. */
  readonly fell: number | null
  /** Its state at the end. */
  readonly fate: Fate
}

/** The results of a fight, in numbers. */
export interface Account {
  readonly rounds: number
  /** Combatants that the seat knows, in roster order. */
  readonly operations: readonly Operations[]
}

type Life = 'dealt' | 'taken' | 'healed'

/** The sums in progress. */
type Sum = { -readonly [K in Exclude<keyof Operations, Life>]: Operations[K] } & Record<Life, number>

/**
 * Replays a fight with its own dice and answers, and adds up who did what, as far as a seat (by position) may know:
 * it leaves out combatants that the seat does not know, whether acting or affected, and numbers that would reveal
 * lives that the seat does not see in numbers.
 */
export function accountOf(session: AnySession, seat: number = REFEREE_SEAT): Account {
  const steps = accountSteps(session, seat)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same, one command of the fight at a time; it uses the fight's state at the first step. */
export function* accountSteps(
  { rules: own, setup, scene: live, played }: AnySession,
  seat: number,
): Generator<void, Account> {
  const rules = own as AnyRuleset
  const scene = rules.open(setup) as AnyScene
  const end = rules.open(setup) as AnyScene
  end.load(live.save())
  const viewer = viewerOf(end, seat)
  const rows = knownRows(rules, end, viewer)
  const known = new Set(rows)
  const sums = new Map<number, Sum>()
  const sumOf = (row: number): Sum => {
    const side = setup.sides[sideOf(end, row)]?.id ?? ''
    const sum = sums.get(row) ?? {
      ...{ who: nameOf(end, row), side, attacks: 0, hits: 0, dealt: 0, taken: 0, healed: 0, fell: null },
      fate: fateFor(rules, end, row, viewer),
    }
    sums.set(row, sum)
    return sum
  }
  for (const row of rows) sumOf(row)
  const lives: number[] = []
  const isHere = (row: number): boolean => row >= 0 && row < lives.length
  /** Counts what a combatant has lost since the last reading, and who caused it (-1: nobody, as far as known). */
  const settle = (row: number, by: number): void => {
    const lost = (lives[row] ?? 0) - rules.vitality(scene, row)
    if (lost === 0) return
    lives[row] = rules.vitality(scene, row)
    if (lost > 0) sumOf(row).taken += lost
    if (!isHere(by) || !known.has(row)) return
    const isEnemy = sideOf(scene, by) !== sideOf(scene, row)
    if (lost > 0 && isEnemy) sumOf(by).dealt += lost
    if (lost < 0 && !isEnemy) sumOf(by).healed -= lost
  }
  for (const { command, inputs, before } of [...played]) {
    yield
    scene.load(before)
    const read = readCommand(rules, scene, command) as Command
    if (isRefusal(read)) continue
    lives.length = 0
    for (let row = 0; row < scene.combatants; row++) lives.push(rules.vitality(scene, row))
    const stood = lives.map((_, row) => rules.isStanding(scene, row))
    scene.table = Table.recorded({ inputs })
    scene.blows = new Blows()
    scene.creditListener = { credit: (by, row) => (isHere(row) ? settle(row, by) : undefined) }
    if (execute(rules, scene, read).status !== 'done') continue
    for (const { attacker, target, hit } of scene.blows.all()) {
      if (attacker < 0 || (target >= 0 && !known.has(target))) continue
      sumOf(attacker).attacks++
      if (hit) sumOf(attacker).hits++
    }
    // An uncredited gain of the actor is its own: a recovery, a draught.
    for (let row = 0; row < lives.length; row++) settle(row, row === read.actor ? row : -1)
    for (let row = 0; row < stood.length; row++) {
      if (stood[row] === rules.isStanding(scene, row)) continue
      const isDown = stood[row] === true && rules.fate?.(scene, row) !== 'away'
      sumOf(row).fell = isDown ? roundOf(scene) : null
    }
  }
  const sees = (row: number): boolean => viewer.vitals(row) === 'exact'
  const sideSeen = (row: number, own: boolean): boolean =>
    rows.every((other) => (sideOf(end, other) === sideOf(end, row)) !== own || sees(other))
  const operations = rows.map((row): Operations => {
    const sum = sumOf(row)
    return {
      ...sum,
      dealt: sideSeen(row, false) ? sum.dealt : null,
      taken: sees(row) ? sum.taken : null,
      healed: sideSeen(row, true) ? sum.healed : null,
    }
  })
  return { rounds: roundOf(end), operations }
}

/** A combatant's state: only viewers who see its life in numbers learn whether it is dead or only down. */
function fateFor(rules: AnyRuleset, scene: AnyScene, row: number, viewer: Viewer): Fate {
  const stands = rules.isStanding(scene, row)
  const fate = rules.fate?.(scene, row) ?? (stands ? 'standing' : 'down')
  return viewer.vitals(row) === 'exact' || fate === 'standing' || fate === 'away' ? fate : 'down'
}
