import type { AnyRuleset, AnyScene, Blows, Command, FightEvent } from '@fray/kernel'

/** What is read from a fight after a command. Created before it, so that it can remember the state before. */
export interface Reading<T> {
  /** Whether it needs the recorded events (recording them takes several times as long); no by default. */
  readonly events?: boolean
  /** Reads the result. Equal values, by {@link Reading.key}, are one outcome. Without `events` the list is empty. */
  read(scene: AnyScene, blows: Blows, events: readonly FightEvent[]): T
  /**
   * A quick key of the present state: {@link Reading.read} is called only for new keys, and equal keys are one
   * outcome. It must distinguish everything that the value does. Not used with events.
   */
  mark?(scene: AnyScene, blows: Blows): string | number
  /** The key of a value; by default the value itself if it is a string or number, otherwise its JSON. */
  key?(value: T): string | number
}

/** The changes of one combatant. */
export interface Change {
  /** The combatant's row. */
  readonly row: number
  /** Life lost, all pools together; below 0 if it gained some. */
  readonly lost: number
  /** Additional wounds or injuries, for rulesets that count them. */
  readonly injuries: number
  /** `falls`: it could fight before, is still there and no longer can (leaving does not count); `rises`: the reverse. */
  readonly falls: boolean
  readonly rises: boolean
}

/** The result of an attack; several attack rolls of one command count as one: it hits if any of them hits, and so on. */
export interface BlowResult {
  readonly hit: boolean
  readonly critical: boolean
  readonly fumble: boolean
  /** The ruleset's name for the first special result; null if there was none. */
  readonly word: string | null
}

/** The result of a command, in terms common to all rulesets. */
export interface Happening {
  /** The actor's attack, on its target if it has one; null if there was none. */
  readonly blow: BlowResult | null
  /** Everyone who changed, by row. */
  readonly changes: readonly Change[]
}

/** The combatants that a command targets; empty if it names none. */
export function targetsOf(command: Command): readonly number[] {
  const { target, targets } = command as Command & { readonly target?: unknown; readonly targets?: unknown }
  if (typeof target === 'number' && target >= 0) return [target]
  return Array.isArray(targets) ? targets.filter((row): row is number => typeof row === 'number' && row >= 0) : []
}

/** The reading for every ruleset: hit, critical, fumble; life lost, wounds, who goes down. */
export function happenings(rules: AnyRuleset, scene: AnyScene, command: Command): Reading<Happening> {
  const count = scene.combatants
  const life: number[] = []
  const stands: boolean[] = []
  const injuries: number[] = []
  for (let row = 0; row < count; row++) {
    life.push(rules.vitality(scene, row))
    stands.push(rules.isStanding(scene, row))
    injuries.push(rules.injuries?.(scene, row) ?? 0)
  }
  const targets = targetsOf(command)
  const { actor } = command
  const isAimedAt = (row: number) => targets.length === 0 || targets.includes(row)
  const blowOf = (blows: Blows): BlowResult | null => {
    let struck = false
    let hit = false
    let best = 0
    let worst = 0
    let first = 0
    for (let n = 0; n < blows.count; n++) {
      if (blows.attacker(n) !== actor || !isAimedAt(blows.target(n))) continue
      struck = true
      const degree = blows.degree(n)
      if (blows.hit(n)) hit = true
      if (degree > best) best = degree
      if (degree < worst) worst = degree
      if (first === 0) first = degree
    }
    if (!struck) return null
    const word = first === 0 ? null : (rules.blowWord?.(first) ?? null)
    return { hit, critical: best > 0, fumble: worst < 0, word }
  }
  const changesOf = (now: AnyScene): Change[] => {
    const changes: Change[] = []
    for (let row = 0; row < count; row++) {
      const lost = life[row] - rules.vitality(now, row)
      const isUp = rules.isStanding(now, row)
      const more = (rules.injuries?.(now, row) ?? 0) - injuries[row]
      if (lost === 0 && more === 0 && isUp === stands[row]) continue
      const falls = stands[row] === true && !isUp && rules.fate?.(now, row) !== 'away'
      changes.push({ row, lost, injuries: more, falls, rises: !stands[row] && isUp })
    }
    return changes
  }
  return {
    read: (now, blows) => ({ blow: blowOf(blows), changes: changesOf(now) }),
    mark(now, blows) {
      let mark = ''
      for (let n = 0; n < blows.count; n++) {
        if (blows.attacker(n) !== actor || !isAimedAt(blows.target(n))) continue
        mark += `${blows.hit(n) ? '+' : '-'}${blows.degree(n)}`
      }
      for (let row = 0; row < count; row++) {
        const left = rules.vitality(now, row)
        const isUp = rules.isStanding(now, row)
        const hurts = rules.injuries?.(now, row) ?? 0
        if (left === life[row] && hurts === injuries[row] && isUp === stands[row]) continue
        mark += `;${row},${left},${isUp ? 1 : rules.fate?.(now, row) === 'away' ? 2 : 0},${hurts}`
      }
      return mark
    },
    key({ blow, changes }) {
      let key = blow === null ? '-' : `${Number(blow.hit)}${Number(blow.critical)}${Number(blow.fumble)}${blow.word}`
      for (const { row, lost, injuries: more, falls, rises } of changes) {
        key += `;${row},${lost},${more},${Number(falls)}${Number(rises)}`
      }
      return key
    },
  }
}
