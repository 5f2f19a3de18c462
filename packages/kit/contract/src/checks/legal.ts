import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  canonical,
  checkCommand,
  type Game,
  isRefusal,
  type PlainCommand,
  possibleCommands,
  readCommand,
  refusalSeen,
  writeCommand,
} from '@fray/kernel'
import { tryListed } from '../random-play.ts'
import { watchRefusals } from '../watching.ts'
import type { Before, Check } from './check.ts'

const words = (plain: PlainCommand): string => JSON.stringify(plain)

const fail = (what: string): never => {
  throw new Error(what)
}

/**
 * Whatever is listed as legal is accepted, both as an object and as text; whatever is listed as refused is refused by
 * its rule.
 */
export const legal: Check = {
  asks: 'what is listed as legal is accepted, and what is listed as illegal is refused and changes nothing',
  before({ game, session, random }) {
    const { rules, scene } = session
    let looked = 0
    for (const actor of game.rules.whoCanAct(scene)) {
      watchRefusals(rules, scene, actor, fail)
      const { legal: may, refused } = possibleCommands(game.rules, scene, actor)
      for (const command of may as readonly Command[]) {
        looked++
        const plain = writeCommand(game.rules, scene, command)
        const again = readCommand(game.rules, scene, plain)
        if (isRefusal(again))
          fail(
            `${words(plain)} is listed as legal, and is not understood as it is written: ${refusalSeen(again, scene).reason}`,
          )
        // Of two identical things it may be the other one.
        else if (words(writeCommand(game.rules, scene, again)) !== words(plain))
          fail(`${words(plain)} is understood as ${words(writeCommand(game.rules, scene, again))}.`)
      }
      tryListed(session, refused, random)
      looked += refused.length
    }
    return looked
  },
}

/**
 * What Fray's own rulesets allow beyond what they offer, by action and parameter. Their rules forbid nobody to attack
 * a friend, to cast a spell at one, or to hand something to an enemy, but hardly anyone wants to. Of optional
 * parameters, and of triggers of readied actions, only the usual values are offered.
 */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  zones: ['attack.target', 'give.target', 'negotiate.target'],
  shock: [
    ...[
      'attack.target',
      'shoot.target',
      'snap.target',
      'charge.target',
      'shove.target',
      'grapple.target',
      'swarm.target',
    ],
    ...['strike.target', 'release.target', 'use.target', 'use-item.target', 'use-skill.target', 'cast.target'],
  ],
  'free-hits': ['attack.target', 'extra-attack.target', 'feat-attack.target', 'cast.target', 'delay.after'],
  'weapon-speed': ['attack.target', 'intimidate.target'],
  escalation: ['basic-melee.target', 'basic-ranged.target', 'use.to', 'ready.target', 'ready.to', 'ready.who'],
}

/** A command that is not listed for others, or not now, is refused. */
export const unlisted: Check = {
  asks: 'what is not listed is refused: other people, and out of turn',
  every: 2,
  before: ({ game, session, command }: Before) => {
    const { rules } = game
    const { scene } = session
    return others(rules, scene, command) + outOfTurn(game, scene, command)
  },
}

/** The command with another combatant in each place of one: it is listed, or refused. */
function others(rules: AnyRuleset, scene: AnyScene, command: Command): number {
  const params = rules.actions.get(command.action)?.params ?? []
  const listed = new Set(
    (possibleCommands(rules, scene, command.actor).legal as Command[]).map((one) => canonical(one)),
  )
  if (!listed.has(canonical(command))) return 0
  let looked = 0
  for (const { name, kind } of params) {
    if (kind !== 'combatant' || OPEN[rules.id]?.includes(`${command.action}.${name}`)) continue
    for (let row = 0; row < scene.combatants; row++) {
      const other = { ...command, [name]: row }
      if (listed.has(canonical(other))) continue
      looked++
      if (checkCommand(rules, scene, other) === null)
        fail(
          `${words(writeCommand(rules, scene, other))} is not listed, and is accepted: who may be named is not among the suggestions.`,
        )
    }
  }
  return looked
}

/** The same command is refused for everyone who may not act now. */
function outOfTurn({ rules }: Game, scene: AnyScene, command: Command): number {
  let looked = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (rules.mayCommand(scene, row) === null) continue
    looked++
    const other = { ...command, actor: row }
    if (checkCommand(rules, scene, other) === null)
      fail(`${words(writeCommand(rules, scene, other))} is accepted from somebody who may not command now.`)
  }
  return looked
}
