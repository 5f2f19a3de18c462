import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { hint, type Path } from '../../loading/problems.ts'
import { CAST_PARTS } from '../words.ts'
import { choice, flag, kind, list, maybe, type Reader, text } from './fields.ts'
import type { Spell } from './spells.ts'

const spellId = text('The id of the spell.', { needed: 'This does not say which spell.' })

/** A spell whose casting has begun, as it is written. */
const channelingWritten = kind('channeling', 'A spell whose casting has begun; its magic points are paid.', {
  fields: {
    spell: spellId,
    paid: list(choice(CAST_PARTS, 'What paid it.'), 'What has been paid of its cast time: nothing by default.', {
      rule: 'channel-progress',
    }),
  },
  complete: (value, { at }) => ({ ...value, at }),
})

/** A spell that keeps running, as it is written: its id, or a map. */
const keptWritten = kind('kept-spell', 'A spell that runs: its id, or a map that says whether it is on.', {
  brief: { schema: z.string(), fields: (raw) => (typeof raw === 'string' ? { spell: raw } : null) },
  fields: { spell: spellId, on: flag('Whether it is turned on.', { default: true }) },
  complete: (value, { path, at }) => ({ ...value, path, at }),
})

export const channeling = maybe(channelingWritten)
export const keeping = list(keptWritten, 'Spells with an upkeep or a toggle that run.')

/** A spell whose casting has begun: its position among the unit's spells, and which parts of its cast time are paid. */
export interface Channeling {
  readonly spell: number
  readonly paid: readonly number[]
}

/** A spell that runs: its position among the unit's spells. */
export interface Running {
  readonly spell: number
  readonly on: boolean
}

/** The position among the spells of the one with that id or name, or -1 with a problem. */
export function findSpell(r: Reader, word: string, path: Path, owner: string, spells: readonly Spell[]): number {
  const wanted = word.toLowerCase()
  const byId = spells.findIndex(({ id }) => id === word)
  const found = byId >= 0 ? byId : spells.findIndex(({ name }) => name.toLowerCase() === wanted)
  if (found < 0 && word !== '') {
    const ids = spells.map(({ id }) => id)
    r.problems.add(path, `${owner} has no spell "${word}".${hint(word, ids)}`)
  }
  return found
}

/** The spell whose casting has begun, and which parts of its cast time are paid. */
export function settleChanneling(
  r: Reader,
  owner: string,
  written: ValueOf<typeof channeling>,
  spells: readonly Spell[],
): Channeling | null {
  if (written === null) return null
  const { at } = written
  const spell = findSpell(r, written.spell, at('spell'), owner, spells)
  const known = spells[spell]
  if (known === undefined) return null
  const paid: number[] = []
  written.paid.forEach((word, i) => {
    const free = (kind: string) => known.cast.findIndex((part, place) => part === kind && !paid.includes(place))
    const exact = free(word)
    const part = exact >= 0 ? exact : free('either')
    if (part >= 0) paid.push(part)
    else {
      const said = `${known.name} takes ${known.cast.join(', ')} to cast, which leaves nothing to pay with another ${word}.`
      r.problems.add([...at('paid'), i], said, 'channel-progress')
    }
  })
  if (paid.length === known.cast.length && paid.length > 0) {
    const said = `${known.name} is paid in full and so has taken effect: leave out what is still to pay.`
    r.problems.add(at('paid'), said, 'channel-progress')
  }
  return { spell, paid: paid.sort((a, b) => a - b) }
}

/** The spells that run. */
export function settleKeeping(
  r: Reader,
  owner: string,
  written: ValueOf<typeof keeping>,
  spells: readonly Spell[],
): readonly Running[] {
  const running: Running[] = []
  for (const { spell: word, on, path, at } of written) {
    const spell = findSpell(r, word, at('spell'), owner, spells)
    const known = spells[spell]
    if (known === undefined) continue
    if (known.upkeep === null && !known.toggle) {
      const said = `${known.name} does not keep running: it has neither an upkeep nor a toggle.`
      r.problems.add(path, said, 'channel-upkeep')
    } else if (!on && !known.toggle) {
      r.problems.add(at('on'), `${known.name} cannot be turned off: it has no toggle.`, 'toggle-spell')
    } else if (running.some((other) => other.spell === spell)) {
      r.problems.add(path, `${known.name} is listed twice: it runs once.`, 'channel-upkeep')
    } else running.push({ spell, on })
  }
  return running
}

/** Why somebody cannot do all of this at once: one spell at a time can be channeled, a long one being cast included. */
export function tooMuchChanneled(
  owner: string,
  begun: Channeling | null,
  running: readonly Running[],
  spells: readonly Spell[],
): string | null {
  const channeled = running.map(({ spell, on }) => (on ? spells[spell] : undefined)).filter((one) => one?.upkeep)
  const casting = begun === null ? undefined : spells[begun.spell]
  if (casting?.isLong) channeled.push(casting)
  if (channeled.length < 2) return null
  const names = channeled.map((one) => one?.name).join(' and ')
  return `${owner} channels ${names}: one spell at a time can be channeled.`
}
