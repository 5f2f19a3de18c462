import type { Budget, CardFacts, CardNumber, Condition, ReactionLeft, Viewer } from '@fray/kernel/rules'
import { inEnglish, type Slotless, seenOf, signed, type Words } from '@fray/kernel/rules'
import { type ShockRule, shockNumbers } from '../catalogue/rule-ids.ts'
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
    {
      id: 'main',
      label: inEnglish('Main Action'),
      left: main,
      of: 1,
      words: inEnglish(main === 1 ? 'Main Action' : 'no Main Action'),
    },
    {
      id: 'move',
      label: inEnglish('Move Action'),
      left: moves,
      of: Math.max(1, moves),
      words:
        moves === 0
          ? inEnglish('no Move Action')
          : moves === 1
            ? inEnglish('Move Action')
            : inEnglish('{moves} Move Actions', { moves: { number: moves } }),
    },
  ]
  const further = attacksLeft[row]
  if (further > 0) {
    const words =
      further === 1 ? inEnglish('1 more attack') : inEnglish('{further} more attacks', { further: { number: further } })
    const of = viewer.knows('abilities', row) ? Math.max(further, attacks[row]) : further
    found.push({ id: 'attacks', label: inEnglish('Attacks'), left: further, of, words })
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

/** What it could do on others' turns: attacks of opportunity, Instants, a screen, its shield. */
function reactions(scene: ShockScene, row: number, viewer: Viewer): ReactionLeft[] {
  if (!isUp(scene, row) || scene.now.combatant.surprised[row] === 1) return []
  const open = viewer.knows('abilities', row)
  const found: ReactionLeft[] = []
  type Count = number | null
  const add = <T extends string>(label: Slotless<T>, left: Count, of: Count, words: Words, rule: ShockRule) =>
    found.push({ label: inEnglish(label), left, of, words, ref: ruleRef(rule) })
  const reach = threatReach(scene, row)
  if (reach > 0 && scene.now.combatant.retreating[row] === 0) {
    const words = open
      ? inEnglish('at each foe who runs out of their reach of {reach} feet', { reach: { number: reach } })
      : inEnglish('at each foe who runs out of their reach')
    add('Attack of opportunity', null, null, words, 'attack-of-opportunity')
  }
  const defense = noTotalDefense(scene, row) === null
  const total = inEnglish(defense ? 'an Instant that takes the Main Action' : 'not now: it takes the Main Action')
  add('Total Defense', defense ? 1 : 0, 1, total, 'total-defense')
  if (open && noSnap(scene, row) === null) {
    const worse = { number: -shockNumbers['snap-attack'].penalty }
    const words = inEnglish('an Instant that takes the Main Action, at {worse}', { worse })
    add('Snap Attack', 1, 1, words, 'snap-attack')
  }
  if (scene.now.combatant.screening[row] >= 0 && open) {
    const of = Math.max(0, screenLimit(scene, row))
    const left = Math.max(0, of - bondsOf(scene, SCREENED, row).length)
    const words =
      left === 1
        ? inEnglish('against 1 more attacker this round')
        : inEnglish('against {left} more attackers this round', { left: { number: left } })
    add('Screen', left, of, words, 'screen-limit')
  }
  if (hasShield(scene, row)) {
    const left = 1 - scene.now.combatant.shieldUsed[row]
    const words = inEnglish(left === 1 ? 'stops the first Shock of the round' : 'has stopped Shock this round')
    add('Shield', left, 1, words, 'shield-ignores-first-shock')
  }
  return found
}

function numbers(scene: ShockScene, row: number, viewer: Viewer): CardNumber[] {
  const { attackBonus, physicalSave, altitude } = scene.now.combatant
  const found: CardNumber[] = []
  const add = <T extends string>(label: Slotless<T>, value: number, words: Words, rule: ShockRule) =>
    found.push({ label: inEnglish(label), value, words, ref: ruleRef(rule) })
  if (viewer.knows('defenses', row)) {
    const ac = armorClass(scene, row).total
    add('AC', ac, `${ac}`, 'single-ac')
    const save = physicalSave[row]
    add('Physical save', save, inEnglish('{save} or more', { save: { number: save } }), 'saving-throw')
  }
  if (altitude[row] !== 0 && isPlaced(scene, row, viewer)) {
    const up = altitude[row]
    add('Above the ground', up, feetWords(up), 'grid')
  }
  if (!viewer.knows('abilities', row)) return found
  const feet = moveRate(scene, row)
  add('Move', feet, feetWords(feet), 'run')
  const bonus = attackBonus[row]
  add('Attack bonus', bonus, signed(bonus), 'attack-roll')
  ATTRIBUTE_NAMES.forEach((label, at) => {
    const value = modOf(scene, row, at)
    if (value !== 0) add(label, value, signed(value), 'attribute-modifiers')
  })
  SKILL_NAMES.forEach((label, at) => {
    const value = skillOf(scene, row, at)
    if (value === NO_SKILL || value < 0) return
    add(label, value, `${value}`, 'combat-skills')
  })
  return found
}
