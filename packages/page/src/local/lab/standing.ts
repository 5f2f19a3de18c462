import { readEncounterText, readJournalText } from '@fray/files'
import { type AnyRuleset, type Game, type JournalMove, lineOf, Session, type Setup } from '@fray/kernel'
import { type Experiment, loadGame, policiesBySide, setupOf, USUAL_POLICY } from '@fray/lab'
import { type AnySession, Play } from '@fray/seat'
import { ownTextThere } from '../own/load.ts'
import { readyText } from '../ready-text.ts'
import type { Players, Subject } from './orders.ts'

/** A fight at the point from which it is looked at. */
export interface Standing {
  readonly game: Game
  readonly rules: AnyRuleset
  readonly setup: Setup
  /** Commands that lead there; none at the beginning of an encounter. */
  readonly opening: readonly JournalMove[]
  /** Commands of the whole journal. */
  readonly all: number
  /** As it stands there. It is played on in copies only. */
  readonly session: AnySession
}

type From = Extract<Subject, { readonly text: string }>['from']

/** The fight as its seats see it. */
export const watched = (session: AnySession): Play =>
  new Play(
    session,
    session.setup.seats.map(() => null),
  )

const isJournal = (text: string): boolean => /^\s*\{[^\n]*"fray":\s*"journal"/.test(text)

/** Opens what is to be looked at. Throws an error where it cannot be read. */
export async function stand(subject: Subject): Promise<Standing> {
  const name = 'ready' in subject ? subject.ready : subject.name
  const text = 'ready' in subject ? await readyText(name, ownTextThere) : subject.text
  if (text === undefined) throw new Error('There is no such fight.')
  return isJournal(text)
    ? standInJournal(text, name, 'from' in subject ? subject.from : undefined)
    : standAtStart(text, name)
}

async function standAtStart(text: string, name: string): Promise<Standing> {
  const reading = await readEncounterText(text, name)
  if ('problems' in reading)
    throw new Error(reading.problems.map(({ line, message }) => `${line}: ${message}`).join('\n'))
  const { game, setup } = reading
  const session = new Session(game.rules, setup, { seed: 'lab' }) as AnySession
  return { game, rules: game.rules, setup, opening: [], all: 0, session }
}

/** Where an experiment begins. Throws an error where it cannot be read. */
export async function standIn(experiment: Experiment): Promise<Standing> {
  const game = await loadGame(experiment.ruleset)
  const setup = setupOf(game, experiment)
  const opening = (experiment.opening ?? []) as readonly JournalMove[]
  const session = new Session(game.rules, setup, { seed: 'lab' }) as AnySession
  session.restore(opening.map((move) => ({ kind: 'move', move })))
  return { game, rules: game.rules, setup, opening, all: opening.length, session }
}

async function standInJournal(text: string, name: string, from: From): Promise<Standing> {
  const reading = await readJournalText(text, name)
  if ('problems' in reading) throw new Error(reading.problems.map(({ message }) => message).join('\n'))
  const { game, setup, journal } = reading
  const { seed, dice } = journal.head
  const session = new Session(game.rules, setup, { seed, dice }) as AnySession
  session.restore(journal.lines, {}, true)
  session.withdraw()
  const all = session.ply
  const at = from === undefined ? null : watched(session).doneAt(from.seat, from.n)
  if (at !== null && at < all) session.undo(at)
  return { game, rules: game.rules, setup, opening: session.played.map(lineOf), all, session }
}

/** Who plays each side where nobody says otherwise: as the encounter says, in one way for a side. */
export const usualOf = ({ rules, setup }: Standing): Players => {
  const all = policiesBySide(rules, setup)
  return Object.fromEntries(
    setup.sides.map(({ id }, at) => [id, all[at]?.length === 1 ? (all[at][0] ?? '') : USUAL_POLICY]),
  )
}

/** The policies of an experiment: as usual, but for what was said. */
export function policiesOf(
  standing: Standing,
  players: Players,
): { readonly otherwise: string; readonly sides: Players } {
  const all = { ...usualOf(standing), ...players }
  return {
    otherwise: USUAL_POLICY,
    sides: Object.fromEntries(Object.entries(all).filter(([, policy]) => policy !== USUAL_POLICY)),
  }
}
