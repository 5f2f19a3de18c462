import type { Budget, CardFacts, CardNumber, ThingRef, Viewer } from '@fray/kernel/rules'
import { capital, inEnglish, type Slotless, signed, type Words } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { attackBonusOf, defenseOf, escalationOf, volitionOf } from '../rules/figures.ts'
import { isLeft, isToCome, keptSlot } from '../rules/slots.ts'
import { actorNow, isPc, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE, SETUP } from '../tables.ts'
import { DEFENSES, KINDS, MOVE, QUICK, SLOTS, STANDARD } from '../words.ts'
import { conditions } from './conditions.ts'
import { reactions } from './reactions.ts'
import { bandWord, plain } from './said.ts'
import { groups } from './things.ts'

/** Everything about one combatant. A side that hides its abilities shows of them the stance that it is in. */
export const card = (scene: EscalationScene, row: number, viewer: Viewer): CardFacts => ({
  kind: KINDS[scene.now.combatant.kind[row]] as string,
  budgets: budgets(scene, row),
  conditions: conditions(scene, row, viewer),
  groups: groups(scene, row, viewer),
  reactions: reactions(scene, row, viewer),
  numbers: numbers(scene, row, viewer),
  about: scene.fighter(row).sheet.about,
})

/** What is left of this turn, or what the turn to come will have; the Interrupt lasts from turn to turn. */
function budgets(scene: EscalationScene, row: number): Budget[] {
  if (!isUp(scene, row)) return []
  const hasSlots = actorNow(scene) === row || isToCome(scene, row) || scene.now.fight.phase[0] === SETUP
  const found = [STANDARD, MOVE, QUICK].map((slot): Budget => {
    const label = inEnglish(capital(SLOTS[slot] as (typeof SLOTS)[number]))
    const isKept = hasSlots && keptSlot(scene, row, slot) !== NONE
    const left = isKept || (hasSlots && isLeft(scene, row, slot)) ? 1 : 0
    const named = { slot: plain(label) }
    const words = isKept
      ? inEnglish('{slot}, for moving only', named)
      : left === 1
        ? label
        : inEnglish('no {slot} left', named)
    return { id: SLOTS[slot] as string, label, left, of: 1, words }
  })
  const interrupt = 1 - scene.now.combatant.interruptUsed[row]
  found.push({
    ...{ id: 'interrupt', label: inEnglish('Interrupt'), left: interrupt, of: 1 },
    words: inEnglish(interrupt === 1 ? 'Interrupt' : 'no Interrupt left'),
  })
  const limit = Number(scene.setup.options['free-action-limit'])
  if (limit > 0) {
    const left = Math.max(0, limit - (isToCome(scene, row) ? 0 : scene.now.combatant.freeUsed[row]))
    const words = inEnglish('{left} of {limit} free actions', { left: { number: left }, limit: { number: limit } })
    found.push({ id: 'free', label: inEnglish('Free actions'), left, of: limit, words })
  }
  return found
}

function numbers(scene: EscalationScene, row: number, viewer: Viewer): CardNumber[] {
  const { level, usesEscalation, tier, band } = scene.now.combatant
  const ref = (name: EscalationRule): ThingRef => ({ kind: 'rule', name, of: null })
  const found: CardNumber[] = []
  const add = <T extends string>(label: Slotless<T>, value: number, words: Words, rule: EscalationRule) =>
    found.push({ label: inEnglish(label), value, words, ref: ref(rule) })
  const open = viewer.knows('abilities', row)
  if (open) add('Level', level[row], `${level[row]}`, 'attack-roll')
  if (viewer.knows('defenses', row)) {
    DEFENSES.forEach((name, i) => {
      const value = defenseOf(scene, row, i)
      add(name.toUpperCase() as Uppercase<typeof name>, value, `${value}`, 'attack-roll')
    })
  }
  if (open) {
    if (isPc(scene, row)) add('Volition', volitionOf(scene, row), signed(volitionOf(scene, row)), 'attack-roll')
    const bonus = attackBonusOf(scene, row)
    add('Attack bonus', bonus, signed(bonus), isPc(scene, row) ? 'attack-roll' : 'enemy-attack-bonus')
    if (usesEscalation[row] === 1) {
      const die = escalationOf(scene, row)
      add('Escalation die', die, signed(die), 'escalation-to-attacks')
    }
    add('Tier', tier[row], `${tier[row]}`, 'tier')
  }
  add('Initiative band', band[row], bandWord(band[row]), 'initiative-bands')
  return found
}
