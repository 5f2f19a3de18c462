import { listText } from '@fray/kernel'
import {
  tournament as holdTournament,
  type Mirror,
  type Pairing,
  policyNamed,
  type Tournament,
  type Usage,
} from '@fray/lab'
import { loadEncounter } from '../io/encounters.ts'
import { loadGame, rulesetIds } from '../io/games.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput, EXIT, sentenceOf } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { percent } from '../ui/chance.ts'

/** What `fray tournament` is told. */
export interface TournamentWishes {
  readonly ruleset?: readonly string[]
  readonly encounter?: string
  readonly policies?: string
  readonly fights?: string
  readonly seed?: string
  readonly json?: boolean
}

const POLICIES = 'random,first-legal,aggressive,greedy,search'
const FIGHTS = 20

/** `fray tournament`: policies against each other on mirror fights. Returns the exit code. */
export async function tournament(terminal: Terminal, wishes: TournamentWishes): Promise<number> {
  const fights = Number(wishes.fights ?? FIGHTS)
  if (!Number.isInteger(fights) || fights < 2 || fights % 2 === 1)
    throw badInput(`--fights ${wishes.fights}: give an even number, for every pair of fights exchanges the sides.`)
  const policies = (wishes.policies ?? POLICIES).split(',').map((name) => name.trim())
  if (policies.length < 2)
    throw badInput('--policies: give two names or more, the weakest first, as in random,aggressive.')
  const mirrors = await mirrorsOf(wishes)
  const now = () => performance.now()
  try {
    for (const { rules } of mirrors) for (const name of policies) policyNamed(rules, name, { now })
  } catch (error) {
    throw badInput(sentenceOf(error))
  }
  let isStopped = false
  const stop = () => {
    if (isStopped) process.exit(EXIT.interrupted)
    isStopped = true
  }
  process.on('SIGINT', stop)
  const isShown = process.stderr.isTTY === true && process.env.TERM !== 'dumb'
  let result: Tournament
  try {
    const plan = { mirrors, policies, fights, seed: wishes.seed ?? freshSeed(), now }
    result = await holdTournament(plan, async (done, all, what) => {
      if (isShown) process.stderr.write(`\r\u001b[K${done} of ${all} fights  ${what}`)
      // Ctrl-C is heard between two fights.
      await new Promise((resolve) => setImmediate(resolve))
      return !isStopped
    })
  } finally {
    if (isShown) process.stderr.write('\r\u001b[K')
    process.off('SIGINT', stop)
  }
  if (wishes.json === true) terminal.say(JSON.stringify(result))
  else show(terminal, result, isStopped)
  return isStopped ? EXIT.interrupted : EXIT.done
}

/** The fights: a given encounter, or the ready one called `mirror` of each ruleset that is wanted. */
async function mirrorsOf({ ruleset, encounter }: TournamentWishes): Promise<Mirror[]> {
  if (encounter !== undefined) {
    if (ruleset !== undefined && ruleset.length > 0)
      throw badInput('--encounter and --ruleset: give one of them; an encounter says its ruleset itself.')
    const { game, setup } = await loadEncounter(encounter)
    return [{ rules: game.rules, setup }]
  }
  const ids = ruleset === undefined || ruleset.length === 0 ? rulesetIds() : ruleset
  const mirrors: Mirror[] = []
  for (const id of ids) {
    await loadGame(id)
    const { game, setup } = await loadEncounter(`${id}/mirror`)
    mirrors.push({ rules: game.rules, setup })
  }
  return mirrors
}

function show(terminal: Terminal, { seed, pairings, usage }: Tournament, isStopped: boolean): void {
  const widths = {
    ruleset: widest(pairings, 'ruleset'),
    first: widest(pairings, 'first'),
    second: widest(pairings, 'second'),
  }
  for (const pairing of pairings) terminal.say(pairingLine(pairing, widths))
  terminal.say()
  terminal.tell(
    'Points are of the first of the two, a draw counting half; in brackets the 95% interval. Every pair of fights has the same dice, with the sides exchanged.',
  )
  terminal.say()
  terminal.say('What their commands were:')
  for (const one of usage) terminal.tell(usageText(one), '  ')
  terminal.say()
  terminal.say(isStopped ? `Stopped early. Seed ${seed}` : `Seed ${seed}`)
}

const widest = (pairings: readonly Pairing[], key: 'ruleset' | 'first' | 'second'): number =>
  Math.max(...pairings.map((pairing) => pairing[key].length))

function pairingLine(p: Pairing, widths: Readonly<Record<'ruleset' | 'first' | 'second', number>>): string {
  const { value, low, high } = p.score
  const verdict = low > 0.5 ? 'better' : high < 0.5 ? 'worse' : 'not told apart'
  const names = `${p.ruleset.padEnd(widths.ruleset)}  ${p.first.padEnd(widths.first)} against ${p.second.padEnd(widths.second)}`
  const counts = [
    `${p.wins.count} won`,
    `${p.losses.count} lost`,
    ...(p.draws.count > 0 ? [`${p.draws.count} drawn`] : []),
  ]
  return `${names}  ${percent(value).padStart(5)} (${percent(low)} to ${percent(high)})  ${verdict}: ${listText(counts)}`
}

const usageText = ({ ruleset, policy, actions }: Usage): string =>
  `${ruleset}, ${policy}: ${actions.map(({ action, share }) => `${action} ${percent(share)}`).join(', ')}`
