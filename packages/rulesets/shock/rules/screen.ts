import { choice, concerning, type Option, person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Attack, ShockScene } from '../scene.ts'
import { NONE, SCREENED } from '../tables.ts'
import { BRAWL, DEX, IN_HAND, MELEE, SHOOT, STAB, STR } from '../words.ts'
import { bind, bondsOf, hasBond } from './bonds.ts'
import { checkBonus, initiatorWins, opposedRoll } from './checks.ts'
import { itemsOf, meleeMode, modeOf } from './gear.ts'
import { feetBetween, seesLine } from './space.ts'
import { areEnemies, canReact, inGrapple, levelOf } from './who.ts'

/** How many different attackers one can screen against in a round: its highest combat skill, and what powers add. */
export function screenLimit(scene: ShockScene, who: Who): number {
  const { screens } = scene.fighter(who).gifts
  cite('screen-limit')
  if (screens > 0) cite('spell-content')
  return Math.max(levelOf(scene, who, BRAWL), levelOf(scene, who, STAB), levelOf(scene, who, SHOOT)) + screens
}

const PAST = plainly('to get past the screen')
const SCREENING = plainly('to screen')

const SCREEN: readonly Option[] = [
  { value: 'screen', label: plainly('step in the way') },
  { value: 'let-pass', label: plainly('let it pass') },
]

const YES_NO: readonly Option[] = [
  { value: 'yes', label: plainly('yes') },
  { value: 'no', label: plainly('no') },
]

/** Whether one stands so that it can shield the other with its body: next to it, and nothing solid in between. */
export const canShield = (scene: ShockScene, who: Who, ward: Who): boolean =>
  feetBetween(scene, who, ward) <= 5 && seesLine(scene, who, ward)

/** Whether the combatant screens the attack's target against this attack, as far as place, number and kind allow. */
function canScreen(scene: ShockScene, who: Who, attack: Attack): boolean {
  const { attacker, target } = attack
  const { screening, footprint } = scene.now.combatant
  if (screening[who] !== target || who === attacker) return false
  if (!canReact(scene, who) || inGrapple(scene, who)) {
    cite('screen-check')
    return false
  }
  if (feetBetween(scene, who, target) > 5) return false
  if (!seesLine(scene, attacker, who)) {
    cite('screen-redirect')
    return false
  }
  if (!seesLine(scene, who, target)) {
    cite('screen-feasible')
    return false
  }
  if (!hasBond(scene, SCREENED, who, attacker) && bondsOf(scene, SCREENED, who).length >= screenLimit(scene, who))
    return false
  if (scene.setup.options['screen-feasible'] !== 'ask') {
    cite('screen-feasible')
    return footprint[attacker] === 1
  }
  const prompt = say('Can {who} stop this attack of {attacker} with their body?', {
    who: person(who),
    attacker: person(attacker),
  })
  return scene.ask(choice('screen-feasible', REFEREE, prompt, YES_NO)) === 0
}

function wantsToScreen(scene: ShockScene, who: Who, attack: Attack): boolean {
  return (
    scene.ask({
      rule: 'screen-counting',
      kind: 'choice',
      to: who,
      prompt: say('{attacker} attacks {target}: does {who} step in the way?', {
        attacker: person(attack.attacker),
        target: person(attack.target),
        who: person(who),
      }),
      options: SCREEN,
      preset: 0,
      decline: 1,
      reaction: true,
    }) === 0
  )
}

/** The better of STR and DEX for a check with the skill. */
const bodily = (scene: ShockScene, who: Who, skill: number): number =>
  checkBonus(scene, who, DEX, skill) > checkBonus(scene, who, STR, skill) ? DEX : STR

/** Stab with a melee weapon or a shield in hand where that is better, else Brawl. */
function screeningSkill(scene: ShockScene, who: Who): number {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (kind.shield || (meleeMode(kind) >= 0 && !kind.unarmed)) {
      return levelOf(scene, who, STAB) >= levelOf(scene, who, BRAWL) ? STAB : BRAWL
    }
  }
  return BRAWL
}

/** Screening: the attacker's one check against that of each screener; the lowest of those who beat it becomes the target. */
export function checkScreens(scene: ShockScene, attack: Attack): void {
  const { attacker, target } = attack
  const { screening } = scene.now.combatant
  let screeners: number[] | null = null
  let counted = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (screening[row] !== target || !areEnemies(scene, row, attacker)) continue
    cite('screen')
    if (++counted > 1) cite('screen-many')
    if (modeOf(scene, attack.weapon, attack.mode).kind !== MELEE) cite('screen-ranged')
    if (!canScreen(scene, row, attack) || !wantsToScreen(scene, row, attack)) continue
    screeners ??= []
    screeners.push(row)
  }
  if (screeners === null) return
  cite('screen-skills', 'dice-order')
  const own = opposedRoll(scene, attacker, {
    attribute: bodily(scene, attacker, attack.skill),
    skill: attack.skill,
    rule: 'screen-check',
    why: PAST,
  })
  let lowest = Number.MAX_SAFE_INTEGER
  let winners: number[] = []
  for (const who of screeners) {
    bind(scene, SCREENED, who, attacker, 'screen-counting')
    const skill = screeningSkill(scene, who)
    const total = opposedRoll(scene, who, {
      attribute: bodily(scene, who, skill),
      skill,
      rule: 'screen-check',
      why: SCREENING,
    })
    if (initiatorWins(scene, attacker, own, who, total) || total > lowest) continue
    winners = total < lowest ? [who] : [...winners, who]
    lowest = total
  }
  const chosen = winners.length > 1 ? askWho(scene, winners) : (winners[0] ?? NONE)
  cite('screen-outcome')
  note.screened(scene, attacker, target, screeners, chosen)
  if (chosen === NONE) return
  cite('screen-redirect')
  attack.target = chosen
  attack.redirected = true
}

function askWho(scene: ShockScene, winners: readonly number[]): number {
  const options = winners.map((row) => ({ value: scene.name(row), label: say('{who}', { who: person(row) }) }))
  const first = winners[0]
  const prompt = concerning(plainly('Equal checks: who takes the blow?'), winners)
  const answer = scene.ask(choice('screen-redirect', first, prompt, options))
  return winners[answer]
}
