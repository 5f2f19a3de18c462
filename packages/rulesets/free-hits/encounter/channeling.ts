import { hint, isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf } from '../../reading/reader.ts'
import type { Entrant, Running, Spell } from '../model.ts'
import type { Reader } from './reader.ts'

/** The position among the spells of the one with that id or name, or -1 with a problem. */
export function findSpell(r: Reader, word: unknown, path: Path, owner: string, spells: readonly Spell[]): number {
  if (typeof word !== 'string') return -1
  const wanted = word.toLowerCase()
  const byId = spells.findIndex(({ id }) => id === word)
  const found = byId >= 0 ? byId : spells.findIndex(({ name }) => name.toLowerCase() === wanted)
  if (found < 0) {
    const ids = spells.map(({ id }) => id)
    r.problems.add(path, `${owner} has no spell "${word}".${hint(word, ids)}`)
  }
  return found
}

/** Reads the spell whose casting has begun, and which parts of its cast time are paid. */
export function readChanneling(r: Reader, owner: string, f: Fields, spells: readonly Spell[]): Entrant['channeling'] {
  const raw = f.values.channeling
  if (!isMap(raw)) return null
  const path = f.at('channeling')
  const spell = findSpell(r, raw.spell, [...path, 'spell'], owner, spells)
  const known = spells[spell]
  if (known === undefined) return null
  const paid: number[] = []
  listOf(raw.paid).forEach((word, i) => {
    const free = (kind: unknown) => known.cast.findIndex((part, at) => part === kind && !paid.includes(at))
    const exact = free(word)
    const part = exact >= 0 ? exact : free('either')
    if (part >= 0) paid.push(part)
    else {
      const said = `${known.name} takes ${known.cast.join(', ')} to cast, which leaves nothing to pay with another ${word}.`
      r.problems.add([...path, 'paid', i], said, 'channel-progress')
    }
  })
  if (paid.length === known.cast.length && paid.length > 0) {
    const said = `${known.name} is paid in full and so has taken effect: leave out what is still to pay.`
    r.problems.add([...path, 'paid'], said, 'channel-progress')
  }
  return { spell, paid: paid.sort((a, b) => a - b) }
}

/** Reads the spells that run. One at a time can be channeled, what is being cast over several turns included. */
export function readKeeping(r: Reader, owner: string, f: Fields, spells: readonly Spell[]): Running[] {
  const path = f.at('keeping')
  const running: Running[] = []
  listOf(f.values.keeping).forEach((one, i) => {
    const where = [...path, i]
    const word = isMap(one) ? one.spell : one
    const spell = findSpell(r, word, isMap(one) ? [...where, 'spell'] : where, owner, spells)
    const known = spells[spell]
    if (known === undefined) return
    const on = !isMap(one) || one.on !== false
    if (known.upkeep === null && !known.toggle) {
      const said = `${known.name} does not keep running: it has neither an upkeep nor a toggle.`
      r.problems.add(where, said, 'channel-upkeep')
    } else if (!on && !known.toggle) {
      r.problems.add([...where, 'on'], `${known.name} cannot be turned off: it has no toggle.`, 'toggle-spell')
    } else if (running.some((other) => other.spell === spell)) {
      r.problems.add(where, `${known.name} is listed twice: it runs once.`, 'channel-upkeep')
    } else running.push({ spell, on })
  })
  const channeled = running.filter(({ spell, on }) => on && spells[spell]?.upkeep !== null).map(({ spell }) => spell)
  const casting = isMap(f.values.channeling) ? f.values.channeling.spell : undefined
  const begun = spells.findIndex(({ id, isLong }) => id === casting && isLong)
  if (begun >= 0) channeled.push(begun)
  if (channeled.length > 1) {
    const names = channeled.map((spell) => spells[spell]?.name).join(' and ')
    const said = `${owner} channels ${names}: one spell at a time can be channeled.`
    r.problems.add(f.at(running.length > 0 ? 'keeping' : 'channeling'), said, 'channel-progress')
  }
  return running
}
