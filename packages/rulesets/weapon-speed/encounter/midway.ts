import { hint, isMap, type Path } from '../../reading/problems.ts'
import { numberOf, textOf } from '../../reading/reader.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Declared, Midway, PlannedTurn } from '../model.ts'
import { ACTIVATE, ATTACK, CAST, CONSUME, DEFENSIVE, KINDS, THROW } from '../words.ts'
import { checkOrder } from './midway-order.ts'

/** Reads where a fight in progress stands; null for one that has not begun. */
export function readMidway(
  r: Reader,
  raw: unknown,
  path: Path,
  roster: readonly Entrant[],
  modifiers: readonly number[] | null,
): Midway | null {
  if (!isMap(raw)) return null
  const turns = readTurns(r, raw.turns, [...path, 'turns'], roster, false)
  const late = readTurns(r, raw.late, [...path, 'late'], roster, true)
  const missed = readTurns(r, raw.missed, [...path, 'missed'], roster, false)
  const name = textOf(raw.turn)
  const turn = name === null ? -1 : rowOf(r, name, [...path, 'turn'], roster)
  const turnIsLate = raw.turnIsLate === true
  const own = turnIsLate ? late : turns
  if (turn >= 0 && !own.some(({ who }) => who === turn)) {
    const where = turnIsLate ? 'late' : 'turns'
    r.problems.add([...path, 'turn'], `It is ${name}'s turn: say under "${where}" what it has declared.`, 'declare-all')
  }
  if (turnIsLate && turn < 0) {
    r.problems.add([...path, 'turnIsLate'], 'Say under "turn" whose made-up turn is on.', 'missed-count')
  }
  const now: Midway = {
    round: numberOf(raw.round, 2),
    count: typeof raw.count === 'number' ? raw.count : null,
    turn,
    turnIsLate,
    declaring: raw.turns === undefined && raw.late === undefined && turn < 0 && raw.count === undefined,
    turns,
    late,
    missed,
  }
  checkOrder(r, now, path, roster, modifiers)
  return now
}

function rowOf(r: Reader, name: string, path: Path, roster: readonly Entrant[]): number {
  const names = roster.map(({ name }) => name)
  const row = names.indexOf(name)
  if (row < 0) r.problems.add(path, `There is no combatant "${name}".${hint(name, names)}`)
  return row
}

function readTurns(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[], numbered: boolean): PlannedTurn[] {
  if (!isMap(raw)) return []
  return Object.entries(raw).flatMap(([name, entry]): PlannedTurn[] => {
    const where = [...path, name]
    const who = rowOf(r, name, where, roster)
    const map = isMap(entry) ? entry : { declared: entry }
    const text = textOf(map.declared) ?? ''
    const initiative = typeof map.initiative === 'number' ? map.initiative : null
    if (who < 0) return []
    const declared = readDeclared(roster[who], text)
    if (declared === null) {
      const known = declarationsOf(roster[who] as Entrant)
      r.problems.add(where, `${name} cannot declare "${text}".${hint(text, known)}`, 'declaration-contents')
      return []
    }
    if (numbered && initiative === null) {
      r.problems.add(where, `Say on which "initiative" ${name} makes up its turn.`, 'missed-count')
    }
    return [{ who, declared, initiative }]
  })
}

/** What a text says to declare: `sword`, `attack sword`, `defensive`, `cast frost bolt`; null for what means nothing. */
function readDeclared(entrant: Entrant, text: string): Declared | null {
  const said = text.trim().toLowerCase()
  const [first = '', ...others] = said.split(/\s+/)
  const rest = others.join(' ')
  const kind = (KINDS as readonly string[]).indexOf(first)
  if (kind === ATTACK || (kind === DEFENSIVE && rest !== '')) return attackNamed(entrant, rest, kind)
  if (kind < 0) return attackNamed(entrant, said, ATTACK)
  if (kind === CAST) return named(kind, entrant.spells, rest)
  if (kind === ACTIVATE) {
    return named(kind, entrant.abilities, rest, ({ action }) => action === 'standard')
  }
  if (kind === CONSUME || kind === THROW) {
    const use = kind === CONSUME ? 'consumable' : 'throwable'
    return named(kind, entrant.items, rest, (item) => item[use] !== null)
  }
  return rest === '' ? { kind, thing: -1, attack: 0 } : null
}

function named<T extends { readonly name: string }>(
  kind: number,
  all: readonly T[],
  name: string,
  fits: (one: T) => boolean = () => true,
): Declared | null {
  const thing = all.findIndex((one) => one.name.toLowerCase() === name && fits(one))
  return thing < 0 ? null : { kind, thing, attack: 0 }
}

function attackNamed({ items }: Entrant, name: string, kind: number): Declared | null {
  for (let thing = 0; thing < items.length; thing++) {
    const attack = items[thing]?.attacks.findIndex((one) => one.name.toLowerCase() === name) ?? -1
    if (attack >= 0) return { kind, thing, attack }
  }
  const thing = items.findIndex((item) => item.name.toLowerCase() === name && item.attacks.length > 0)
  return thing < 0 ? null : { kind, thing, attack: 0 }
}

/** What somebody could declare, as texts. */
function declarationsOf({ items, spells, abilities }: Entrant): string[] {
  const attacks = items.flatMap((item) => item.attacks.map((one) => one.name))
  const using = items.flatMap(({ name, consumable, throwable }) => [
    ...(consumable === null ? [] : [`consume ${name}`]),
    ...(throwable === null ? [] : [`throw ${name}`]),
  ])
  const casting = spells.map((one) => `cast ${one.name}`)
  const calling = abilities.filter((one) => one.action === 'standard').map((one) => `activate ${one.name}`)
  const alone = KINDS.filter((_, kind) => ![ATTACK, CAST, CONSUME, THROW, ACTIVATE].includes(kind))
  return [...attacks, ...using, ...casting, ...calling, ...alone]
}

/** What was declared as a text that reads to the same. */
function writeDeclared({ items, spells, abilities }: Entrant, { kind, thing, attack }: Declared): string {
  const word = KINDS[kind]
  if (thing < 0) return word
  if (kind === CAST) return `${word} ${spells[thing]?.name}`
  if (kind === ACTIVATE) return `${word} ${abilities[thing]?.name}`
  const item = items[thing]
  if (kind === ATTACK || kind === DEFENSIVE) return `${word} ${item?.attacks[attack]?.name}`
  return `${word} ${item?.name}`
}

/** Where a fight in progress stands, as plain data. */
export function writeMidway(now: Midway, roster: readonly Entrant[]): Record<string, unknown> {
  const nameAt = (row: number) => roster[row]?.name ?? ''
  const write = (turns: readonly PlannedTurn[]) =>
    Object.fromEntries(
      turns.map(({ who, declared, initiative }) => {
        const text = writeDeclared(roster[who], declared)
        return [nameAt(who), initiative === null ? text : { declared: text, initiative }]
      }),
    )
  return {
    round: now.round,
    ...(now.count === null ? {} : { count: now.count }),
    ...(now.turn < 0 ? {} : { turn: nameAt(now.turn), turnIsLate: now.turnIsLate }),
    ...(now.declaring ? {} : { turns: write(now.turns), late: write(now.late) }),
    ...(now.missed.length > 0 ? { missed: write(now.missed) } : {}),
  }
}
