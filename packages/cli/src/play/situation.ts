import { CommandTextError, parseCommandText } from '@fray/files'
import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  grantedBefore,
  isRefusal,
  listText,
  nameOf,
  type PlainCommand,
  perform,
  readCommand,
  refusalSeen,
  type Setup,
} from '@fray/kernel'
import { loadEncounter } from '../io/encounters.ts'
import { badInput } from '../io/stop.ts'
import { isJournal, readAt, readJournal, sessionOfSaved } from './open.ts'

/** A fight at some point, and how it came there. */
export interface Opened {
  readonly rules: AnyRuleset
  readonly scene: AnyScene
  readonly setup: Setup
  /** Whether formal commands have rolled dice on the way: initiative, the beginning of a turn. */
  readonly rolled: boolean
}

/** How a fight is opened. */
export interface OpeningOptions {
  /** Of a journal: only so many commands. */
  readonly at?: string
  /** The seed of what is rolled before somebody may command. */
  readonly seed: string
}

/** Opens an encounter at its beginning, or a journal where it ends or after so many commands. Throws a {@link Stop}. */
export async function openSituation(file: string, options: OpeningOptions): Promise<Opened> {
  if (isJournal(file)) return openJournal(file, options)
  if (options.at !== undefined) throw badInput('--at needs a journal; an encounter starts as its file says.')
  const { game, setup } = await loadEncounter(file)
  const scene: AnyScene = game.rules.open(setup)
  return { rules: game.rules, scene, setup, rolled: false }
}

async function openJournal(file: string, { at }: OpeningOptions): Promise<Opened> {
  const saved = await readJournal(file)
  const session = sessionOfSaved(saved, file)
  const all = session.ply
  const to = at === undefined ? all : readAt(at, all)
  if (to < all) session.undo(to)
  return { rules: session.rules, scene: session.scene, setup: saved.setup, rolled: false }
}

/** Who starts, where dice have said so: with another seed it may be somebody else. '' where nothing was rolled. */
export const startsByDice = (who: readonly string[], seed: string | null): string =>
  seed === null || who.length === 0
    ? ''
    : `${listText(who)} ${who.length === 1 ? 'starts' : 'start'}, by dice of the seed ${seed} (--seed rolls others). `

/** What a command that is refused is told first: who starts, where dice of the seed have said so and it is not the one who acts. */
export const notYet = ({ rules, scene }: Opened, { actor }: Command, seed: string | null): string => {
  const who = rules.whoCanAct(scene)
  return who.includes(actor)
    ? ''
    : startsByDice(
        who.map((row) => nameOf(scene, row)),
        seed,
      )
}

/** Words of the command line as one text: an argument with spaces in it is a name. */
export const textOf = (words: readonly string[]): string =>
  words.length === 1
    ? words[0]
    : words.map((word) => (/\s/.test(word) && !/["'={]/.test(word) ? `"${word}"` : word)).join(' ')

/** Reads a command, and does what it takes for granted (the beginning of a turn). Throws a {@link Stop} with the rules' own words. */
export function readGiven({ rules, scene }: Opened, text: string): Command {
  let plain: PlainCommand
  try {
    plain = parseCommandText(text, rules, scene)
  } catch (error) {
    if (error instanceof CommandTextError) throw badInput(error.message)
    throw error
  }
  const read = (): Command => {
    const command = readCommand(rules, scene, plain)
    if (isRefusal(command)) throw badInput(refusalSeen(command, scene).reason)
    return command
  }
  for (const first of grantedBefore(rules, scene, read)) {
    perform(rules, scene, first)
    scene.settle()
  }
  return read()
}
