import type { Thing, ThingGroup, Viewer } from '@fray/kernel/rules'
import { inEnglish, plus, type SeenMessage, type Slotless, seenOf, type Words } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { isUsedUp } from '../rules/abilities.ts'
import type { EscalationScene } from '../scene.ts'
import { AT_WILL } from '../words.ts'
import { inShort } from './about-abilities.ts'
import { resistWords, stanceWords } from './about-people.ts'
import { commas, inWords } from './said.ts'

const rule = (name: EscalationRule) => ({ kind: 'rule', name, of: null })
const uncounted = { left: null, of: null }

/** A thing with its words as a message; null for none. */
interface Held extends Omit<Thing, 'words'> {
  readonly words: SeenMessage | null
}

interface HeldGroup {
  readonly title: Words
  readonly things: readonly Held[]
}

/** What somebody has, as it stands on its card. */
export const groups = (scene: EscalationScene, row: number, viewer: Viewer): ThingGroup[] =>
  groupsOf(scene, row, viewer).map(({ title, things }) => ({
    title,
    things: things.map(({ name, words, ...rest }) => ({
      name,
      words: words === null ? '' : inWords(words),
      ...rest,
    })),
  }))

/** What somebody has: stances, attacks and abilities with their uses, resources, skills, what it resists. */
export function groupsOf(scene: EscalationScene, row: number, viewer: Viewer): HeldGroup[] {
  const open = viewer.knows('abilities', row)
  const found: HeldGroup[] = []
  const add = <T extends string>(title: Slotless<T>, things: Held[]) => {
    if (things.length > 0) found.push({ title: inEnglish(title), things })
  }
  const { attacks, abilities } = scene.fighter(row).sheet
  add('Stances', stances(scene, row, open))
  if (open) {
    const all = abilities.map((_, position) => abilityThing(scene, row, position))
    add('Attacks', all.slice(0, attacks))
    add('Abilities', all.slice(attacks))
    add('Resources', resources(scene, row))
    add('Skills', skills(scene, row))
  }
  if (viewer.knows('defenses', row)) add('Damage types', damageTypes(scene, row))
  return found
}

function stances(scene: EscalationScene, row: number, open: boolean): Held[] {
  const now = scene.now.combatant.stance[row]
  return scene.fighter(row).sheet.stances.flatMap((stance, at): Held[] => {
    if (!open && at !== now) return []
    const words = [...(at === now ? [seenOf('in it now', {})] : []), ...(open ? [stanceWords(stance)] : [])]
    return [
      {
        ...{ name: stance.name, words: commas(words), ...uncounted },
        ref: { kind: 'stance', name: stance.name, of: scene.name(row) },
      },
    ]
  })
}

function abilityThing(scene: EscalationScene, row: number, position: number): Held {
  const { sheet, abilities } = scene.fighter(row)
  const ability = sheet.abilities[position] as (typeof sheet.abilities)[number]
  const kept = scene.now.ability.kept[abilities[position]] === 1
  const isCounted = ability.frequency !== AT_WILL
  return {
    name: ability.name,
    words: kept ? seenOf('{words}, being sustained', { words: inShort(ability) }) : inShort(ability),
    left: isCounted ? (isUsedUp(scene, row, position) ? 0 : 1) : null,
    of: isCounted ? 1 : null,
    ref: { kind: 'ability', name: ability.name, of: scene.name(row) },
  }
}

/** Recoveries, Power and the second resource, where there are any. */
function resources(scene: EscalationScene, row: number): Held[] {
  const { recoveries, recoveriesMax, power, powerMax, secondary, secondaryMax, noRecoveryPenalty } = scene.now.combatant
  const { sheet } = scene.fighter(row)
  const found: Held[] = []
  const cost = noRecoveryPenalty[row]
  if (recoveriesMax[row] > 0) {
    const dice = { thing: sheet.recovery?.text ?? '0' }
    const words =
      cost === 0
        ? seenOf('{dice} each', { dice })
        : seenOf('{dice} each, healing without any has cost {cost}', { dice, cost: { number: cost } })
    found.push({ name: 'Recoveries', words, left: recoveries[row], of: recoveriesMax[row], ref: rule('recoveries') })
  }
  if (powerMax[row] > 0)
    found.push({ name: 'Power', words: null, left: power[row], of: powerMax[row], ref: rule('ability-spend') })
  if (sheet.secondary !== null && secondaryMax[row] > 0) {
    const counts = { left: secondary[row], of: secondaryMax[row] }
    found.push({
      name: sheet.secondary.name,
      words: seenOf('serves as Power', {}),
      ...counts,
      ref: rule('ability-spend-secondary'),
    })
  }
  return found
}

const skills = (scene: EscalationScene, row: number): Held[] =>
  Object.entries(scene.fighter(row).sheet.skills).map(([name, bonus]) => ({
    ...{ name, words: seenOf('{bonus}', { bonus: plus(bonus) }), ...uncounted },
    ref: rule('skill-check'),
  }))

const damageTypes = (scene: EscalationScene, row: number): Held[] =>
  resistWords(scene.fighter(row).sheet).map(({ type, words, isWeak }) => {
    return { name: type, words, ...uncounted, ref: rule(isWeak ? 'weakness' : 'resistance') }
  })
