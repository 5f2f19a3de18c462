import { choice, type Option, person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { weaponSpeedNumbers } from '../catalogue/rule-ids.ts'
import { cite } from '../citing.ts'
import { note, roll } from '../events.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { FLEEING, INSIGHT, INTIMIDATION, NOT_INTIMIDATED, SURRENDERED } from '../words.ts'
import { checkDice, THREE_D6 } from './checks.ts'
import { modOf, skillOf } from './figures.ts'
import { checkFled } from './leaving.ts'
import { ableBySide, ableFriends, isAble } from './who.ts'

/** What a check has to reach in addition to the number of opponents. */
const { base: MORALE_BASE } = weaponSpeedNumbers['morale-tn']

/** A check that is due: counts are those before the first check of the round. */
interface Due {
  readonly row: number
  readonly allies: number
  readonly opponents: number
}

/** Who must check: every able monster that was hit hard, is outnumbered or was intimidated. */
function due(scene: WeaponSpeedScene): Due[] {
  const found: Due[] = []
  const { monster, intimidated } = scene.now.combatant
  const able = ableBySide(scene)
  const all = able.reduce((sum, n) => sum + n, 0)
  for (let row = 0; row < scene.combatants; row++) {
    if (monster[row] === 0 || !isAble(scene, row)) {
      cite(monster[row] === 0 ? 'morale-step' : 'morale-counting')
      continue
    }
    cite('morale-step', 'morale-counting')
    const check = dueOf(scene, row, able, all)
    if (outnumberedOrHit(scene, check) || intimidated[row] > NOT_INTIMIDATED) found.push(check)
  }
  return found
}

const dueOf = (scene: WeaponSpeedScene, row: number, able: readonly number[], all: number): Due => {
  const friends = ableFriends(scene, row, able)
  return { row, allies: friends - 1, opponents: all - friends }
}

/** The end of a round: who must checks once; all counts are taken before the first check. */
export function moraleStep(scene: WeaponSpeedScene): void {
  for (const check of due(scene)) if (fails(scene, check)) giveUp(scene, check.row)
}

/** Whether one who would check now gives up, at the numbers that there are now. */
export function wouldFail(scene: WeaponSpeedScene, row: number): boolean {
  const able = ableBySide(scene)
  const all = able.reduce((sum, n) => sum + n, 0)
  return fails(scene, dueOf(scene, row, able, all))
}

/** An Intimidation check: what a monster's morale has to reach at the end of the round; the best of several counts. */
export function intimidate(scene: WeaponSpeedScene, by: Who, target: Who): void {
  const tally = scene.tally()
  scene.roll(checkDice(scene), by, 'morale-intimidated', 'intimidation', tally)
  tally.add(skillOf(scene, by, INTIMIDATION), 'morale-intimidated', 'Intimidation')
  if (tally.total > scene.now.combatant.intimidated[target]) {
    scene.set(C.intimidated, target, tally.total, 'morale-intimidated')
  }
  roll.intimidation(scene, { who: by, rule: 'morale-intimidated', tally, against: null, passed: null, target })
}

const NO_YES: readonly Option[] = [
  { value: 'no', label: plainly('no') },
  { value: 'yes', label: plainly('yes: they fail without a roll') },
]

function fails(scene: WeaponSpeedScene, check: Due): boolean {
  const { row, allies, opponents } = check
  const obvious = scene.ask(
    choice('morale-obvious', REFEREE, say('Is it obvious to {who} how this will end?', { who: person(row) }), NO_YES),
  )
  if (obvious === 1) {
    note.obvious(scene, row)
    return true
  }
  const usual = MORALE_BASE + opponents
  const opposed = scene.now.combatant.intimidated[row]
  const counts = outnumberedOrHit(scene, check)
  cite('morale-once')
  const against = counts ? Math.max(usual, opposed) : opposed
  const tally = scene.tally()
  scene.roll(THREE_D6, row, 'morale-roll', 'morale', tally)
  tally.add(modOf(scene, row, INSIGHT), 'morale-roll', 'Insight')
  tally.add(scene.now.combatant.hitDice[row], 'morale-roll', 'Hit Dice')
  tally.add(allies, 'morale-roll', 'allies')
  const passed = tally.total >= against
  const usualCounts = counts && usual >= opposed
  const tn = scene.tally()
  if (counts) {
    tn[usualCounts ? 'add' : 'pass'](MORALE_BASE, 'morale-tn', 'morale')
    tn[usualCounts ? 'add' : 'pass'](opponents, 'morale-tn', 'opponents')
  }
  if (opposed > NOT_INTIMIDATED) {
    tn[usualCounts ? 'pass' : 'add'](opposed, 'morale-intimidated', 'the Intimidation check')
  }
  roll.morale(scene, { who: row, rule: 'morale-roll', tally, against, passed, tn, opponents })
  return !passed
}

/** Whether a trigger besides Intimidation applies: only then does the number of opponents count for the TN. */
function outnumberedOrHit(scene: WeaponSpeedScene, { row, allies, opponents }: Due): boolean {
  const isOutnumbered = opponents > allies + 1
  if (isOutnumbered) cite('morale-outnumbered')
  return isOutnumbered || scene.now.combatant.bigHit[row] > 0
}

const FAILED: readonly Option[] = [
  { value: 'flee', label: plainly('they flee') },
  { value: 'surrender', label: plainly('they surrender') },
]

/** A monster has had enough: the referee says what it does. */
function giveUp(scene: WeaponSpeedScene, row: Who): void {
  const prompt = say('{who} has had enough: what do they do?', { who: person(row) })
  const answer = scene.ask(choice('morale-failed', REFEREE, prompt, FAILED))
  rout(scene, row, answer === 0 ? FLEEING : SURRENDERED, 'morale-failed')
}

/** Somebody flees or surrenders, or takes heart again. */
export function rout(scene: WeaponSpeedScene, row: Who, state: number, rule: Cited): void {
  if (scene.now.combatant.state[row] === state) return
  scene.set(C.state, row, state, rule)
  note.routs(scene, row, state)
  if (state === FLEEING) checkFled(scene, row)
}
