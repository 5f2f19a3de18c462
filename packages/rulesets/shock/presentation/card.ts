import type { Budget, CardFacts, CardNumber, Condition, ReactionLeft, Viewer } from '@fray/kernel/rules'
import { inEnglish, seenOf, signed } from '@fray/kernel/rules'
import { shockNumbers } from '../catalogue/rule-ids.ts'
import { noSnap } from '../instants/snaps.ts'
import { bondsOf } from '../rules/bonds.ts'
import { hasShield } from '../rules/gear.ts'
import { threatReach } from '../rules/legal.ts'
import { armorClass } from '../rules/modifiers.ts'
import { moveRate } from '../rules/movement.ts'
import { screenLimit } from '../rules/screen.ts'
import { noTotalDefense } from '../rules/total-defense.ts'
import { isUp, modOf, skillOf } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { OVER, SCREENED } from '../tables.ts'
import { ATTRIBUTE_NAMES, NO_SKILL, SKILL_NAMES } from '../words.ts'
import { conditionKind } from './conditions.ts'
import { isPlaced } from './known.ts'
import { conditionsOn } from './lying-on.ts'
import { feetWords, inWords, ruleRef, sentences } from './said.ts'
import { thingsOf } from './things.ts'

/** Everything about one combatant. A side that hides its abilities shows of them what is in its hands. */
export function card(scene: ShockScene, row: number, viewer: Viewer): CardFacts {
  const fighter = scene.fighter(row)
  return {
    kind: scene.now.combatant.pc[row] === 1 ? 'player character' : 'NPC',
    budgets: budgets(scene, row, viewer),
    conditions: conditions(scene, row, viewer),
    groups: thingsOf(scene, row, viewer),
    reactions: reactions(scene, row, viewer),
    numbers: numbers(scene, row, viewer),
    about: fighter.about,
  }
}

/** What is left of the round's Main and Move, and of the attacks of a Main Action that gives several. */
function budgets(scene: ShockScene, row: number, viewer: Viewer): Budget[] {
  if (!isUp(scene, row) || scene.now.fight.phase[0] === OVER) return []
  const { mainSpent, moveSpent, secondMove, attacksLeft, attacks } = scene.now.combatant
  const main = 1 - mainSpent[row]
  const moves = 1 - moveSpent[row] + secondMove[row]
  const found: Budget[] = [
    { id: 'main', label: 'Main Action', left: main, of: 1, words: main === 1 ? 'Main Action' : 'no Main Action' },
    {
      id: 'move',
      label: 'Move Action',
      left: moves,
      of: Math.max(1, moves),
      words:
        moves === 0
          ? 'no Move Action'
          : moves === 1
            ? 'Move Action'
            : inEnglish('{moves} Move Actions', { moves: { number: moves } }),
    },
  ]
  const further = attacksLeft[row]
  if (further > 0) {
    const words =
      further === 1 ? '1 more attack' : inEnglish('{further} more attacks', { further: { number: further } })
    const of = viewer.knows('abilities', row) ? Math.max(further, attacks[row]) : further
    found.push({ id: 'attacks', label: 'Attacks', left: further, of, words })
  }
  return found
}

function conditions(scene: ShockScene, row: number, viewer: Viewer): Condition[] {
  const of = scene.name(row)
  return conditionsOn(scene, row, viewer).map(({ name, source, ends, more }) => {
    const { tone, said } = conditionKind(name)
    const here = more === null ? [] : [seenOf('{more}.', { more })]
    const words = inWords(sentences([...here, ...said]))
    return { name, source, ends, words, tone, ref: { kind: 'condition', name, of } }
  })
}

const uncounted = { left: null, of: null }

/** What it could do on others' turns: attacks of opportunity, Instants, a screen, its shield. */
function reactions(scene: ShockScene, row: number, viewer: Viewer): ReactionLeft[] {
  if (!isUp(scene, row) || scene.now.combatant.surprised[row] === 1) return []
  const open = viewer.knows('abilities', row)
  const found: ReactionLeft[] = []
  const reach = threatReach(scene, row)
  if (reach > 0 && scene.now.combatant.retreating[row] === 0) {
    const words = open
      ? inEnglish('at each foe who runs out of their reach of {reach} feet', { reach: { number: reach } })
      : 'at each foe who runs out of their reach'
    found.push({ label: 'Attack of opportunity', ...uncounted, words, ref: ruleRef('attack-of-opportunity') })
  }
  const defense = noTotalDefense(scene, row) === null
  found.push({
    label: 'Total Defense',
    left: defense ? 1 : 0,
    of: 1,
    words: defense ? 'an Instant that takes the Main Action' : 'not now: it takes the Main Action',
    ref: ruleRef('total-defense'),
  })
  if (open && noSnap(scene, row) === null) {
    const worse = { number: -shockNumbers['snap-attack'].penalty }
    const words = inEnglish('an Instant that takes the Main Action, at {worse}', { worse })
    found.push({ label: 'Snap Attack', left: 1, of: 1, words, ref: ruleRef('snap-attack') })
  }
  if (scene.now.combatant.screening[row] >= 0 && open) {
    const of = Math.max(0, screenLimit(scene, row))
    const left = Math.max(0, of - bondsOf(scene, SCREENED, row).length)
    const words =
      left === 1
        ? 'against 1 more attacker this round'
        : inEnglish('against {left} more attackers this round', { left: { number: left } })
    found.push({ label: 'Screen', left, of, words, ref: ruleRef('screen-limit') })
  }
  if (hasShield(scene, row)) {
    const left = 1 - scene.now.combatant.shieldUsed[row]
    const words = left === 1 ? 'stops the first Shock of the round' : 'has stopped Shock this round'
    found.push({ label: 'Shield', left, of: 1, words, ref: ruleRef('shield-ignores-first-shock') })
  }
  return found
}

function numbers(scene: ShockScene, row: number, viewer: Viewer): CardNumber[] {
  const { attackBonus, physicalSave, altitude } = scene.now.combatant
  const found: CardNumber[] = []
  if (viewer.knows('defenses', row)) {
    const ac = armorClass(scene, row).total
    found.push({ label: 'AC', value: ac, words: String(ac), ref: ruleRef('single-ac') })
    const save = physicalSave[row]
    found.push({
      label: 'Physical save',
      value: save,
      words: inEnglish('{save} or more', { save: { number: save } }),
      ref: ruleRef('saving-throw'),
    })
  }
  if (altitude[row] !== 0 && isPlaced(scene, row, viewer)) {
    const up = altitude[row]
    found.push({ label: 'Above the ground', value: up, words: feetWords(up), ref: ruleRef('grid') })
  }
  if (!viewer.knows('abilities', row)) return found
  const feet = moveRate(scene, row)
  found.push({ label: 'Move', value: feet, words: feetWords(feet), ref: ruleRef('run') })
  const bonus = attackBonus[row]
  found.push({ label: 'Attack bonus', value: bonus, words: signed(bonus), ref: ruleRef('attack-roll') })
  ATTRIBUTE_NAMES.forEach((label, at) => {
    const value = modOf(scene, row, at)
    if (value !== 0) found.push({ label, value, words: signed(value), ref: ruleRef('attribute-modifiers') })
  })
  SKILL_NAMES.forEach((label, at) => {
    const value = skillOf(scene, row, at)
    if (value === NO_SKILL || value < 0) return
    found.push({ label, value, words: String(value), ref: ruleRef('combat-skills') })
  })
  return found
}
