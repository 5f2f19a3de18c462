import type { Thing, ThingGroup, Viewer } from '@fray/kernel/rules'
import { signed } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { isUsedUp } from '../rules/abilities.ts'
import type { EscalationScene } from '../scene.ts'
import { AT_WILL } from '../words.ts'
import { inShort } from './about-abilities.ts'
import { resistWords, stanceWords } from './about-people.ts'

const rule = (name: EscalationRule) => ({ kind: 'rule', name, of: null })
const uncounted = { left: null, of: null }

/** What somebody has: stances, attacks and abilities with their uses, resources, skills, what it resists. */
export function groups(scene: EscalationScene, row: number, viewer: Viewer): ThingGroup[] {
  const open = viewer.knows('abilities', row)
  const found: ThingGroup[] = []
  const add = (title: string, things: Thing[]) => {
    if (things.length > 0) found.push({ title, things })
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

function stances(scene: EscalationScene, row: number, open: boolean): Thing[] {
  const now = scene.now.combatant.stance[row]
  return scene.fighter(row).sheet.stances.flatMap((stance, at): Thing[] => {
    if (!open && at !== now) return []
    const words = [at === now ? 'in it now' : '', open ? stanceWords(stance) : ''].filter((one) => one !== '')
    return [
      {
        ...{ name: stance.name, words: words.join(', '), ...uncounted },
        ref: { kind: 'stance', name: stance.name, of: scene.name(row) },
      },
    ]
  })
}

function abilityThing(scene: EscalationScene, row: number, position: number): Thing {
  const { sheet, abilities } = scene.fighter(row)
  const ability = sheet.abilities[position] as (typeof sheet.abilities)[number]
  const kept = scene.now.ability.kept[abilities[position]] === 1
  const isCounted = ability.frequency !== AT_WILL
  return {
    name: ability.name,
    words: `${inShort(ability)}${kept ? ', being sustained' : ''}`,
    left: isCounted ? (isUsedUp(scene, row, position) ? 0 : 1) : null,
    of: isCounted ? 1 : null,
    ref: { kind: 'ability', name: ability.name, of: scene.name(row) },
  }
}

/** Recoveries, Power and the second resource, where there are any. */
function resources(scene: EscalationScene, row: number): Thing[] {
  const { recoveries, recoveriesMax, power, powerMax, secondary, secondaryMax, noRecoveryPenalty } = scene.now.combatant
  const { sheet } = scene.fighter(row)
  const found: Thing[] = []
  const cost = noRecoveryPenalty[row]
  const spent = cost === 0 ? '' : `, healing without any has cost ${cost}`
  if (recoveriesMax[row] > 0) {
    const words = `${sheet.recovery?.text ?? '0'} each${spent}`
    found.push({ name: 'Recoveries', words, left: recoveries[row], of: recoveriesMax[row], ref: rule('recoveries') })
  }
  if (powerMax[row] > 0)
    found.push({ name: 'Power', words: '', left: power[row], of: powerMax[row], ref: rule('ability-spend') })
  if (sheet.secondary !== null && secondaryMax[row] > 0) {
    const counts = { left: secondary[row], of: secondaryMax[row] }
    found.push({
      name: sheet.secondary.name,
      words: 'serves as Power',
      ...counts,
      ref: rule('ability-spend-secondary'),
    })
  }
  return found
}

const skills = (scene: EscalationScene, row: number): Thing[] =>
  Object.entries(scene.fighter(row).sheet.skills).map(([name, bonus]) => ({
    ...{ name, words: signed(bonus), ...uncounted },
    ref: rule('skill-check'),
  }))

const damageTypes = (scene: EscalationScene, row: number): Thing[] =>
  resistWords(scene.fighter(row).sheet).map((said) => {
    const [name = '', words = ''] = said.split(': ')
    return { name, words, ...uncounted, ref: rule(words.startsWith('half') ? 'resistance' : 'weakness') }
  })
