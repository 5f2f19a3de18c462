import {
  type AnyScene,
  type Command,
  canonical,
  checkCommand,
  REFEREE,
  randomFrom,
  refusalSeen,
  writeCommand,
} from '@fray/kernel'
import { oddsOfOne } from '../made/odds-agree.ts'
import { checkSecrets } from '../secrets/check.ts'
import { anySecrets, hideSome, seatEverybody, withSecrets } from '../secrets/set-up.ts'
import type { Check } from './check.ts'

/** If something changes that a seat cannot know, it sees, hears and may do exactly the same, byte for byte. */
export const secrets: Check = {
  asks: 'what a seat cannot know is changed, and it is shown, told and asked the same',
  every: 12,
  before({ game: { rules }, session, random, seed }) {
    const options = anySecrets(random)
    const scene = rules.open(withSecrets(session.setup, options)) as AnyScene
    scene.load(session.scene.save())
    seatEverybody(rules, scene)
    if (random(2) === 0) hideSome(rules, scene, random)
    const { sees, hides } = options
    try {
      const { cells, commands } = checkSecrets(rules, scene, `dice ${seed}`, random)
      return cells + commands
    } catch (error) {
      const hidden = hides.length === 0 ? '' : `, and ${hides.join(', ')} are hidden`
      throw new Error(`Where others see of life: ${sees}${hidden}: ${(error as Error).message}`, { cause: error })
    }
  },
}

/** Exact odds match how often things happen. */
export const odds: Check = {
  asks: 'exact odds are how often things happen',
  every: 8,
  before: ({ game, session, command, seed }) => oddsOfOne(game, session.scene, command, seed),
}

/** Each policy gives only legal commands. */
export const computer: Check = {
  asks: 'every policy of the computer commands what is legal, and the same each time',
  every: 2,
  before({ game: { rules }, session: { scene }, command: { actor }, seed }) {
    if (actor === REFEREE) return 0
    let looked = 0
    for (const [id, policy] of rules.policies) {
      const decide = (): Command => policy.command(scene, actor, randomFrom(seed)) as Command
      const command = decide()
      const plain = JSON.stringify(writeCommand(rules, scene, command))
      const refusal = checkCommand(rules, scene, command)
      // The step that the command implies makes it legal.
      if (refusal !== null && rules.implied(scene, command) === null)
        throw new Error(`The policy "${id}" commands ${plain}, which is refused: ${refusalSeen(refusal, scene).reason}`)
      if (canonical(decide()) !== canonical(command))
        throw new Error(`The policy "${id}" decides otherwise when it is asked again with the same draws.`)
      looked++
    }
    return looked
  },
}
