import { type Option, person, plainly, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite, thing } from '../citing.ts'
import { note, roll } from '../events.ts'
import type { EscalationScene } from '../scene.ts'
import { ABILITY, C, F, NONE, PAIR, PAIR_TABLE } from '../tables.ts'
import { DAILY, FLED, IN, NEARBY, PC, PER_ENCOUNTER, RECHARGE, UNCONSCIOUS, WAITING } from '../words.ts'
import { abilityOf } from './abilities.ts'
import { setDistance } from './field.ts'
import { useRecovery } from './recovery.ts'
import { Net, naturalDice } from './rolls.ts'
import { startRound, startSurprise } from './turns.ts'
import { isDying, isParty } from './who.ts'

/** Those of the party who rest: not the dead. */
const resting = (scene: EscalationScene, row: Who): boolean => {
  const out = scene.now.combatant.out[row]
  return isParty(scene, row) && (out === IN || out === FLED || out === UNCONSCIOUS)
}

/** A breather: Encounter powers come back, Recharge powers are rolled for, and players use Recoveries as they like, now or by command. */
export function quickRest(scene: EscalationScene): void {
  scene.set(F.resting, 0, 1, 'quick-rest')
  note.rest(scene, 'quick')
  for (let row = 0; row < scene.combatants; row++) {
    if (!resting(scene, row)) continue
    if (scene.now.combatant.out[row] === FLED) scene.set(C.out, row, IN, 'quick-rest')
    scene.fighter(row).abilities.forEach((ability, position) => {
      if (scene.now.ability.used[ability] === 0) return
      const { frequency, recharge, name } = abilityOf(scene, row, position)
      if (frequency === DAILY) cite('ability-daily')
      if (frequency === PER_ENCOUNTER) scene.set(ABILITY.used, ability, 0, 'ability-encounter')
      else if (frequency === RECHARGE && rollRecharge(scene, row, recharge, name)) {
        scene.set(ABILITY.used, ability, 0, 'ability-recharge')
      }
    })
  }
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.kind[row] === PC && scene.now.combatant.out[row] === IN) recover(scene, row)
  }
}

const RECOVERING: readonly Option[] = [
  { value: 'decline', label: plainly('no') },
  { value: 'roll', label: plainly('yes, and roll it') },
  { value: 'average', label: plainly('yes, and take its average') },
]

const USES_ONE = '{who} has {hp} of {max} hit points and {left} Recoveries. Do they use one?'
const USES_LAST = '{who} has {hp} of {max} hit points and {left} Recovery. Do they use it?'

/**
 * Its player says of each Recovery whether it is used. Unless a player decides, one is while the PC is at two thirds of its
 * hit points or less. With none left nobody is asked: what healing then costs is a matter for `use-recovery`.
 */
function recover(scene: EscalationScene, who: Who): void {
  const { hp, hpMax, recoveries } = scene.now.combatant
  while (hp[who] < hpMax[who] && recoveries[who] > 0) {
    const isWeary = hp[who] * 3 <= hpMax[who] * 2
    const said = scene.ask({
      rule: 'quick-rest',
      kind: 'choice',
      to: who,
      prompt: say(recoveries[who] === 1 ? USES_LAST : USES_ONE, {
        who: person(who),
        hp: { number: hp[who] },
        max: { number: hpMax[who] },
        left: { number: recoveries[who] },
      }),
      options: RECOVERING,
      preset: isWeary ? 2 : 0,
      decline: 0,
      reaction: true,
      moment: 'rest',
    })
    if (said < 1) return
    useRecovery(scene, who, { free: false, plus: null, average: said === 2 }, 'quick-rest')
  }
}

function rollRecharge(scene: EscalationScene, who: Who, number: number, name: string): boolean {
  cite('ability-sustain-details')
  const tally = scene.tally()
  scene.roll(
    naturalDice(new Net(scene)),
    who,
    'ability-recharge',
    scene.isListening ? say('recharge of {name}', { name: thing(name) }) : 'recharge',
    tally,
  )
  const passed = tally.total >= number
  roll.recharge(scene, { who, rule: 'ability-recharge', tally, against: number, passed, ability: name })
  return passed
}

/** Everything is reset: hit points, Recoveries, powers, penalties. The day of Daily powers is over. */
export function fullRest(scene: EscalationScene): void {
  setCells(scene, F, 0, { resting: 0, encountersToday: 0 }, 'full-rest')
  note.rest(scene, 'full')
  for (let row = 0; row < scene.combatants; row++) {
    if (!resting(scene, row)) continue
    const { hpMax, recoveriesMax, powerMax, kind } = scene.now.combatant
    setCells(scene, C, row, { out: IN, hp: hpMax[row] }, 'full-rest')
    if (kind[row] === PC) scene.set(C.recoveries, row, recoveriesMax[row], 'full-rest')
    setCells(scene, C, row, { noRecoveryPenalty: 0, power: powerMax[row], deathSavesFailed: 0 }, 'full-rest')
    for (const ability of scene.fighter(row).abilities) {
      const { frequency } = abilityOf(scene, row, scene.now.ability.slot[ability])
      const rule =
        frequency === DAILY ? 'ability-daily' : frequency === RECHARGE ? 'ability-recharge' : 'ability-encounter'
      scene.set(ABILITY.used, ability, 0, rule)
    }
  }
}

/** The next encounter of the day begins: who is new comes on, everybody stands as it says. */
export function beginEncounter(scene: EscalationScene, position: number): void {
  const { encounters } = scene.setup
  const encounter = encounters[position]
  if (encounter === undefined) return
  // The Dying get up with a rest, and not without one.
  const isRested = scene.now.fight.resting[0] === 1
  if (!isRested) cite('quick-rest')
  scene.set(F.encounter, 0, position, 'starting-positions')
  scene.set(F.resting, 0, 0, 'quick-rest')
  scene.set(F.round, 0, 0, 'initiative-bands')
  scene.set(F.ending, 0, 0, 'encounter-end')
  for (let pair = 0; pair < scene.rows(PAIR_TABLE); pair++) {
    scene.set(PAIR.distance, pair, NEARBY, 'starting-positions')
    setCells(scene, PAIR, pair, { hitUp: NONE, hitDown: NONE }, 'grabbed')
  }
  for (let row = 0; row < scene.combatants; row++) {
    const out = scene.now.combatant.out[row]
    if (out === FLED && isParty(scene, row)) scene.set(C.out, row, IN, 'starting-positions')
    if (!isParty(scene, row)) {
      // Who is left of an earlier encounter's foes is not in this one.
      if (out !== IN && out !== UNCONSCIOUS) continue
      scene.set(C.out, row, FLED, 'starting-positions')
      note.out(scene, row, FLED, 'starting-positions')
    } else {
      scene.set(C.band, row, scene.fighter(row).sheet.band, 'initiative-bands')
      if (isDying(scene, row)) {
        if (isRested) scene.set(C.hp, row, 1, 'encounter-end')
        else scene.set(C.freshFall, row, 1, 'dying')
      }
    }
  }
  for (const row of encounter.entrants)
    if (scene.now.combatant.out[row] === WAITING) scene.set(C.out, row, IN, 'starting-positions')
  // The dead of earlier encounters stand nowhere, whatever was planned.
  const { out } = scene.now.combatant
  const isHere = (row: number) => out[row] === IN || out[row] === UNCONSCIOUS
  for (const { a, b, distance } of encounter.positions)
    if (isHere(a) && isHere(b)) setDistance(scene, a, b, distance, 'starting-positions')
  note.encounter(scene, encounter.title, position + 1)
  if (encounter.surprise !== null) startSurprise(scene, encounter.surprise.by, encounter.surprise.acting)
  else startRound(scene)
}

/** Whether the day has another encounter. */
export const hasNext = (scene: EscalationScene): boolean =>
  scene.now.fight.encounter[0] + 1 < scene.setup.encounters.length
