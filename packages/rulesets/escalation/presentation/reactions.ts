import {
  inEnglish,
  type ReactionLeft,
  type SeenMessage,
  seenOf,
  type Viewer,
  type Words,
  written,
} from '@fray/kernel/rules'
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
import { plain } from './said.ts'

/** Chances to step in: opportunity attacks, the Intercept, what is readied, and abilities that answer something. */
export function reactions(scene: EscalationScene, row: number, viewer: Viewer): ReactionLeft[] {
  if (!isUp(scene, row)) return []
  const rule = (name: EscalationRule) => ({ kind: 'rule', name, of: null })
  const uncounted = { left: null, of: null }
  const found: ReactionLeft[] = []
  found.push(
    {
      ...{ label: inEnglish('Opportunity attack'), ...uncounted },
      words: inEnglish(
        cannotStrikeAtAll(scene, row) === null
          ? 'at each enemy engaged with them who moves off or provokes'
          : 'not now',
      ),
      ref: rule('opportunity-attack'),
    },
    {
      ...{ label: inEnglish('Intercept'), ...uncounted },
      words: inEnglish(
        cannotStepIn(scene, row) === null ? 'stops an enemy on the way to an ally who is not far' : 'not now',
      ),
      ref: rule('intercept'),
    },
  )
  if (scene.now.combatant.readySlot[row] !== NONE) {
    found.push({
      label: inEnglish('Readied action'),
      left: 1,
      of: 1,
      words: readyWords(scene, row, viewer),
      ref: rule('ready'),
    })
  }
  return viewer.knows('abilities', row) ? [...found, ...answers(scene, row)] : found
}

/** What is readied: all of it for its own seat, for others that there is something. */
function readyWords(scene: EscalationScene, row: number, viewer: Viewer): Words {
  const { readySlot, readyAct, readyTarget, readyAbility } = scene.now.combatant
  if (!viewer.owns(row)) return inEnglish('a {slot} action', { slot: plain(String(SLOTS[readySlot[row]])) })
  const act = READY_ACTS[readyAct[row]] as (typeof READY_ACTS)[number]
  const { abilities, stances } = scene.fighter(row).sheet
  const [ability, stance] = [abilities[readyAbility[row]], stances[readyAbility[row]]]
  const named = act === 'use' ? ability?.name : act === 'stance' ? stance?.name : undefined
  const what = named === undefined ? plain(act.replaceAll('-', ' ')) : { thing: named }
  const target = readyTarget[row]
  const trigger = readyTrigger(scene, row)
  return target < 0
    ? inEnglish('{what}, when {trigger}', { what, trigger })
    : inEnglish('{what} on {target}, when {trigger}', { what, target: { who: scene.name(target) }, trigger })
}

/** What sets off what is readied: `an enemy moves`, or what somebody has said. */
function readyTrigger(scene: EscalationScene, row: number): SeenMessage {
  const { readyWhen, readyWho, readyBecause } = scene.now.combatant
  const does = READY_WHEN[readyWhen[row]]
  if (does === 'judged') return seenOf('{words}', { words: { said: String(scene.values[readyBecause[row]] ?? '') } })
  const who = readyWho[row] < 0 ? seenOf('an enemy', {}) : { who: scene.name(readyWho[row]) }
  return seenOf('{who} {does}', { who, does: plain(String(does)) })
}

function answers(scene: EscalationScene, row: number): ReactionLeft[] {
  const { sheet, answers: positions } = scene.fighter(row)
  return positions.map((position): ReactionLeft => {
    const ability = sheet.abilities[position] as (typeof sheet.abilities)[number]
    const isSpent = ability.action === INTERRUPT && scene.now.combatant.interruptUsed[row] === 1
    const isThere = cannotReact(scene, row) === null && !isSpent && cannotUse(scene, row, position) === null
    const isCounted = ability.frequency !== AT_WILL
    return {
      label: written(ability.name),
      left: isCounted ? (isUsedUp(scene, row, position) ? 0 : 1) : null,
      of: isCounted ? 1 : null,
      words: isThere
        ? inEnglish('when {trigger}', { trigger: triggerWords(ability) })
        : inEnglish('not now: when {trigger}', { trigger: triggerWords(ability) }),
      ref: { kind: 'ability', name: ability.name, of: scene.name(row) },
    }
  })
}
