import {
  type AnyScene,
  type Command,
  combatantParam,
  combatantsParam,
  type Param,
  refuse,
  unknownName,
  wordParam,
} from '@fray/kernel'
import type { EscalationScene } from './scene.ts'
import { BANDS, SLOTS } from './words.ts'

/** A command of escalation: every parameter of every action, absent ones at their absent value, always in this shape. */
export interface EscalationCommand extends Command {
  target: number
  targets: readonly number[]
  /** Position in SLOTS; -1 where the usual one pays. */
  slot: number
  /** Position among the actor's abilities. */
  ability: number
  /** Position among the actor's stances. */
  stance: number
  to: number
  also: readonly number[]
  away: readonly number[]
  from: readonly number[]
  /** 1 yes, 0 no, -1 not said. */
  'knock-out': number
  average: number
  pay: number | null
  text: string
  [extra: string]: unknown
}

const NOBODY: readonly number[] = []

/** A command with every parameter absent. */
export const blank = (actor: number, action: string): EscalationCommand => ({
  actor,
  action,
  target: -1,
  targets: NOBODY,
  slot: -1,
  ability: -1,
  stance: -1,
  to: -1,
  also: NOBODY,
  away: NOBODY,
  from: NOBODY,
  'knock-out': -1,
  average: -1,
  pay: null,
  text: '',
})

const here = (scene: AnyScene): EscalationScene => scene as unknown as EscalationScene

export const targetParam = (optional = false): Param => combatantParam('target', { label: 'whom', optional })
export const targetsParam: Param = combatantsParam('targets', {
  label: 'whom, in the order of the attacks',
  optional: true,
})
export const slotParam: Param = wordParam('slot', SLOTS, { label: 'which action pays', optional: true })
export const bandParam: Param = wordParam('band', BANDS, { label: 'a band' })

const isNamed = (one: { readonly id: string; readonly name: string }, wanted: string): boolean =>
  one.id.toLowerCase() === wanted || one.name.toLowerCase() === wanted

/** One of the actor's abilities or attacks. */
export const abilityParam = (optional = false): Param => ({
  name: 'ability',
  label: 'an ability',
  kind: 'thing',
  optional,
  absent: -1,
  read(scene, raw, soFar) {
    const who = soFar.actor as number
    const { abilities } = here(scene).fighter(who).sheet
    const at = abilities.findIndex((one) => isNamed(one, String(raw).toLowerCase()))
    if (at >= 0) return { value: at }
    const name = here(scene).name(who)
    if (abilities.length === 0) return refuse('ability-entry', `${name} has no abilities.`)
    return unknownName(
      `ability of ${name}`,
      String(raw),
      abilities.map((one) => one.name),
    )
  },
  write: (scene, value, command) => here(scene).fighter(command.actor as number).sheet.abilities[value as number]?.id,
})

/** One of the actor's stances. */
export const stanceParam: Param = {
  name: 'stance',
  label: 'a stance',
  kind: 'thing',
  optional: false,
  absent: -1,
  read(scene, raw, soFar) {
    const who = soFar.actor as number
    const { stances } = here(scene).fighter(who).sheet
    const wanted = String(raw).toLowerCase()
    const at = stances.findIndex((one) => isNamed(one, wanted))
    if (at >= 0) return { value: at }
    const kind = stances.findIndex((one) => (one.kind === 0 ? 'melee' : 'ranged') === wanted)
    if (kind >= 0) return { value: kind }
    return unknownName(
      `stance of ${here(scene).name(who)}`,
      String(raw),
      stances.map((one) => one.id),
    )
  },
  write: (scene, value, command) => here(scene).fighter(command.actor as number).sheet.stances[value as number]?.id,
}

/** A condition of the rules or of the table. */
export const conditionParam = (optional = false): Param => ({
  name: 'condition',
  label: 'a condition',
  kind: 'word',
  optional,
  absent: -1,
  read(scene, raw) {
    const wanted = String(raw).toLowerCase()
    const count = FIFTEEN + here(scene).setup.conditions.length
    for (let what = 0; what < count; what++) if (here(scene).conditionName(what) === wanted) return { value: what }
    const names = Array.from({ length: count }, (_, what) => here(scene).conditionName(what))
    return unknownName('condition', String(raw), names)
  },
  write: (scene, value) => here(scene).conditionName(value as number),
})

/** Conditions of the rules. */
const FIFTEEN = 15
