import type { ReactionLeft, Viewer } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { cannotStrikeAtAll } from '../reactions/provoked.ts'
import { cannotUse, isUsedUp } from '../rules/abilities.ts'
import { cannotStepIn } from '../rules/movement.ts'
import { cannotReact } from '../rules/reacting.ts'
import { isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { AT_WILL, INTERRUPT, READY_ACTS, READY_WHEN, SLOTS } from '../words.ts'
import { triggerWords } from './about-abilities.ts'

/** Chances to step in: opportunity attacks, the Intercept, what is readied, and abilities that answer something. */
export function reactions(scene: EscalationScene, row: number, viewer: Viewer): ReactionLeft[] {
  if (!isUp(scene, row)) return []
  const rule = (name: EscalationRule) => ({ kind: 'rule', name, of: null })
  const uncounted = { left: null, of: null }
  const found: ReactionLeft[] = []
  found.push(
    {
      ...{ label: 'Opportunity attack', ...uncounted },
      words:
        cannotStrikeAtAll(scene, row) === null ? 'at each enemy engaged with it that moves off or provokes' : 'not now',
      ref: rule('opportunity-attack'),
    },
    {
      ...{ label: 'Intercept', ...uncounted },
      words: cannotStepIn(scene, row) === null ? 'stops an enemy on its way to an ally that is not far' : 'not now',
      ref: rule('intercept'),
    },
  )
  if (scene.now.combatant.readySlot[row] !== NONE) {
    found.push({ label: 'Readied action', left: 1, of: 1, words: readyWords(scene, row, viewer), ref: rule('ready') })
  }
  return viewer.knows('abilities', row) ? [...found, ...answers(scene, row)] : found
}

/** What is readied: all of it for its own seat, for others that there is something. */
function readyWords(scene: EscalationScene, row: number, viewer: Viewer): string {
  const { readySlot, readyAct, readyWhen, readyWho, readyTarget, readyAbility, readyBecause } = scene.now.combatant
  if (!viewer.owns(row)) return `a ${SLOTS[readySlot[row]]} action`
  const act = READY_ACTS[readyAct[row]] as (typeof READY_ACTS)[number]
  const { abilities, stances } = scene.fighter(row).sheet
  const [ability, stance] = [abilities[readyAbility[row]], stances[readyAbility[row]]]
  const named = act === 'use' ? ability?.name : act === 'stance' ? stance?.name : undefined
  const what = named ?? act.replaceAll('-', ' ')
  const on = readyTarget[row] < 0 ? '' : ` on ${scene.name(readyTarget[row])}`
  const whose = readyWho[row] < 0 ? 'an enemy' : scene.name(readyWho[row])
  const when = READY_WHEN[readyWhen[row]]
  const because = String(scene.values[readyBecause[row]] ?? '')
  return `${what}${on}, when ${when === 'judged' ? because : `${whose} ${when}`}`
}

function answers(scene: EscalationScene, row: number): ReactionLeft[] {
  const { sheet, answers: positions } = scene.fighter(row)
  return positions.map((position): ReactionLeft => {
    const ability = sheet.abilities[position] as (typeof sheet.abilities)[number]
    const isSpent = ability.action === INTERRUPT && scene.now.combatant.interruptUsed[row] === 1
    const isThere = cannotReact(scene, row) === null && !isSpent && cannotUse(scene, row, position) === null
    const isCounted = ability.frequency !== AT_WILL
    return {
      label: ability.name,
      left: isCounted ? (isUsedUp(scene, row, position) ? 0 : 1) : null,
      of: isCounted ? 1 : null,
      words: `${isThere ? '' : 'not now: '}when ${triggerWords(ability)}`,
      ref: { kind: 'ability', name: ability.name, of: scene.name(row) },
    }
  })
}
