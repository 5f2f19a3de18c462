import { FightMaker, type Ideas, readEncounterText, readIdeas } from '@fray/files'
import { HARDNESS, loadGame, measuredSentence, reachChance } from '@fray/lab'
import type { IdeasHere, MadeHere, MakingOptions, MakingProgress } from './builder-orders.ts'

/* Fights that are made up, as `fray new` makes them: loaded when somebody wants one. */

const texts = import.meta.glob('../../../../encounters/*.ideas.yaml', { query: '?raw', import: 'default' })

/** Fights of each step of the search, fewer than on the command line: a browser has one thread for it. */
const TRIALS = 240

async function ideasOf(ruleset: string): Promise<Ideas> {
  const text = await texts[`../../../../encounters/${ruleset}.ideas.yaml`]?.()
  if (text === undefined) throw new Error(`There are no ideas for fights of ${ruleset}.`)
  return readIdeas(text as string, `${ruleset}.ideas.yaml`)
}

const named = (all: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(all).map(([id, { name }]) => ({ id, name }))

/** Where fights of the game take place, and against whom. */
export async function ideasHere(ruleset: string): Promise<IdeasHere> {
  const { places, bands } = await ideasOf(ruleset)
  return { places: named(places), bands: named(bands) }
}

/** Makes a fight as hard as it is wanted. Throws an error where that cannot be. */
export async function makeHere(
  { ruleset, place, band, ours, theirs, hard, seed }: MakingOptions,
  tell: (progress: MakingProgress) => void,
): Promise<MadeHere> {
  const game = await loadGame(ruleset)
  const options = { ...(place === null ? {} : { place }), ...(band === null ? {} : { band }) }
  const others = theirs === null ? { from: 1, to: 2 * ours } : { from: theirs, to: theirs }
  const maker = new FightMaker(game, await ideasOf(ruleset), { ...options, ours, theirs: others }, seed)
  const wanted = HARDNESS[hard]
  await check(maker.text({ rung: maker.rungs - 1, toughness: 100 }))
  const { strength, measured, isOutside } = await reachChance(maker, {
    ...{ ruleset, wanted, trials: TRIALS, seed },
    onProgress: ({ what, trials }) => tell({ step: what, trials }),
  })
  const comments = measured === null ? [] : wrapped(measuredSentence(measured, wanted))
  if (isOutside) comments.push('With these people this fight cannot be brought any nearer to it.')
  const text = maker.text(strength, comments)
  await check(text)
  return { text }
}

/** Throws what is wrong with a fight that was made, such as a place with too little room. */
async function check(text: string): Promise<void> {
  const reading = await readEncounterText(text, '')
  if ('problems' in reading) throw new Error(reading.problems.map(({ message }) => message).join(' '))
}

/** In lines for the comments of a file. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 110) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
