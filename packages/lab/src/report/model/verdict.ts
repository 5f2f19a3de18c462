import type { SideFigures, Simulation } from '../../simulate/simulation.ts'
import type { Share } from '../../statistics/share.ts'
import { fromTo, grouped, plainNumber, rounded, shareText } from './numbers.ts'
import { count, isOf, midSentence, someOf } from './words.ts'

/**
 * What a designer wants to know first, in words: how likely each side wins, what it costs the first side, how long it
 * takes, how hard it is, and who played. The tables below give the rest.
 */
export function verdictOf(simulation: Simulation): string[] {
  const { trials, sides } = simulation
  if (trials === 0) return ['No fight was played, so there is no result.']
  const [ours] = sides
  return [
    ...chancesOf(simulation),
    ...(ours === undefined ? [] : [lossesOf(ours), hardnessOf(ours)]),
    lengthOf(simulation),
    playersOf(simulation),
    ...(simulation.ended === 'stopped' ? ['It was stopped; this is the result so far.'] : []),
  ]
}

/** Chances of victory with their wording, from the highest down. */
const LIKELY = [
  [0.995, 'all but certain to win'],
  [0.85, 'very likely to win'],
  [0.6, 'likely to win'],
  [0.5, 'a little more likely to win than not'],
] as const

function chancesOf({ trials, sides, draws, stalemates, unfinished }: Simulation): string[] {
  const fights = count(grouped(trials), 'fight')
  const ranked = [...sides].sort((a, b) => b.wins.share - a.wins.share)
  const [first, second] = ranked
  if (first === undefined || first.wins.count === 0) return [`Nobody won any of ${fights}.`]
  const chance = `${shareText(first.wins)} of ${fights}`
  const isOpen = second !== undefined && second.wins.high >= first.wins.low
  const word = LIKELY.find(([least]) => first.wins.share >= least)?.[1] ?? 'the likeliest to win'
  const says = isOpen
    ? [`It could go either way: ${midSentence(first.name)} won ${chance}, which does not tell who wins more often.`]
    : [`${isOf(first.name)} ${word}: ${chance}.`]
  const none = draws.count + stalemates.count + unfinished.count
  if (none > 0 && none * 20 >= trials) says.push(`${percent(none / trials)} of the fights have no winner.`)
  return says
}

/** A share in whole percent, for sentences; never a false 0 or 100. */
export const percent = (share: number): string => {
  const whole = Number(rounded(share * 100, 0))
  if (whole === 0 && share > 0) return 'less than 1%'
  return whole === 100 && share < 1 ? 'more than 99%' : `${whole}%`
}

function lossesOf({ name, fell, died }: SideFigures): string {
  const dies = died.count > 0 ? `, and in ${percent(died.share)} somebody dies` : ''
  if (fell.count === 0) return `Nobody on the side of ${midSentence(name)} ever went down.`
  const unscathed = percent((fell.trials - fell.count) / fell.trials)
  return `In ${percent(fell.share)} of the fights ${someOf(name)} goes down${dies}; in ${unscathed} nobody does.`
}

/** How hard a fight is for a side, the easiest first. */
export type Hardness = 'easy' | 'moderate' | 'hard' | 'even' | 'deadly'

/**
 * How hard a fight is for a side, by how often it wins and how often someone goes down; docs/reference/lab.md has the
 * table.
 */
export function hardness(wins: Share, fell: Share): Hardness {
  if (wins.share >= 0.95) return fell.share < 0.25 ? 'easy' : 'moderate'
  if (wins.share >= 0.85) return fell.share < 0.5 ? 'moderate' : 'hard'
  if (wins.share >= 0.6) return 'hard'
  return wins.share >= 0.4 ? 'even' : 'deadly'
}

const HARDNESS = {
  easy: 'an easy fight',
  moderate: 'a moderate fight',
  hard: 'a hard fight',
  even: 'an even fight',
  deadly: 'a deadly fight: it loses more often than not',
} as const

const hardnessOf = ({ name, wins, fell }: SideFigures): string =>
  `For ${midSentence(name)} that is ${HARDNESS[hardness(wins, fell)]}.`

function lengthOf({ rounds }: Simulation): string {
  const { mean, tenth, nineTenths } = rounds
  const usual = plainNumber(Math.round(mean))
  const mostly = tenth === nineTenths ? 'nearly always' : `mostly ${fromTo(tenth, nineTenths)}`
  return `It takes about ${count(usual, 'Round')}, ${mostly}.`
}

/** Which policies played. */
export function playersOf({ experiment, sides }: Simulation): string {
  const { otherwise, sides: chosen } = experiment.policies
  const policies = [...new Set(sides.map(({ id }) => chosen[id] ?? otherwise))]
  const [only] = policies
  return policies.length === 1
    ? `Everyone was played by the computer's "${only}"; people may do better or worse.`
    : `The computer played ${sides.map(({ id, name }) => `${midSentence(name)} as "${chosen[id] ?? otherwise}"`).join(', ')}; people may do better or worse.`
}
