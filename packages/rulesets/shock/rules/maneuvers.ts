import { type Message, type Option, person, plainly, say, squareName, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Attack, Deferred, ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { BRAWL, EXERT, SHOVE, STR } from '../words.ts'
import { setScreening, takeHold } from './bonds.ts'
import { checkBonus, initiatorWins, opposedRoll } from './checks.ts'
import { sizePenalty } from './legal.ts'
import { around, canBeSent, place } from './places.ts'
import { areAdjacent } from './space.ts'
import { isUp } from './who.ts'

const ATTACKS = { shove: plainly('to shove'), grapple: plainly('to grapple') }
const DEFENDS = { shove: plainly('against the shove'), grapple: plainly('against the grapple') }

/** The better of Brawl and Exert for a check on strength. */
const shoving = (scene: ShockScene, who: Who): number =>
  checkBonus(scene, who, STR, EXERT) > checkBonus(scene, who, STR, BRAWL) ? EXERT : BRAWL

/** After the hit of a shove or grapple: the opposed check, and what it leads to, to be applied now or together with others. */
export function wrestle(scene: ShockScene, attack: Attack): Deferred | null {
  const { attacker, target } = attack
  const penalty = sizePenalty(scene, attacker, target) ?? 0
  const shove = attack.maneuver === SHOVE
  const rule = shove ? 'shove' : 'grapple'
  const skill = shove ? (attack.using >= 0 ? attack.using : shoving(scene, attacker)) : BRAWL
  const own = opposedRoll(scene, attacker, { skill, rule, why: ATTACKS[rule], penalty })
  const other = opposedRoll(scene, target, {
    skill: shove ? shoving(scene, target) : BRAWL,
    rule,
    why: DEFENDS[rule],
  })
  const won = initiatorWins(scene, attacker, own, target, other)
  note.wrestle(scene, attacker, target, attack.maneuver, won)
  if (!won) return null
  return shove ? shoved(scene, attacker, target) : grappled(scene, attacker, target)
}

function shoved(scene: ShockScene, attacker: Who, target: Who): Deferred {
  const from = scene.now.combatant.square[target]
  const to = askWhere(scene, attacker, target)
  const apply = () => {
    const at = scene.now.combatant.square[target]
    if (to < 0) scene.set(C.prone, target, 1, 'shove-outcome')
    else if ((at === from || around(scene, at).includes(to)) && canBeSent(scene, target, to)) {
      cite('forced-movement-safe')
      place(scene, target, to, 'shove-outcome')
    } else return
    note.shoved(scene, attacker, target, to)
  }
  return { by: attacker, moves: to < 0 ? -1 : target, apply }
}

const toSquare = (name: string): Message => say('to {square}', { square: { thing: name } })

/** Prone (-1) or the square where the attacker sends the target. */
function askWhere(scene: ShockScene, attacker: Who, target: Who): number {
  const { grid } = scene.setup
  const here = scene.now.combatant.square[target]
  const squares: number[] = []
  const refused: number[] = []
  for (const square of around(scene, here)) (canBeSent(scene, target, square) ? squares : refused).push(square)
  const options: Option[] = [{ value: 'prone', label: plainly('knock them prone') }]
  for (const square of squares) {
    const name = squareName(grid, square)
    options.push({ value: name, label: toSquare(name) })
  }
  if (scene.isListening) {
    for (const square of refused) {
      const name = squareName(grid, square)
      const refusal = refuse(
        'shove-square',
        '{target} cannot be sent to {square}: it is not free, or something is in between.',
        { target: person(target), square: { thing: name } },
      )
      options.push({ value: name, label: toSquare(name), refusal })
    }
  }
  const answer = scene.ask({
    rule: 'shove-outcome',
    refusedBy: 'shove-square',
    kind: 'choice',
    to: attacker,
    prompt: say('{attacker} has shoved {target}: prone, or to which square?', {
      attacker: person(attacker),
      target: person(target),
    }),
    options,
    preset: 0,
  })
  return answer === 0 ? -1 : (squares[answer - 1] ?? -1)
}

function grappled(scene: ShockScene, attacker: Who, target: Who): Deferred {
  const apply = () => {
    if (!isUp(scene, target) || !isUp(scene, attacker) || !areAdjacent(scene, attacker, target)) return
    takeHold(scene, attacker, target, 'grapple')
    setScreening(scene, attacker, -1, 'screen-ends')
    setScreening(scene, target, -1, 'screen-ends')
    note.grapples(scene, attacker, target)
  }
  return { by: attacker, moves: -1, apply }
}
