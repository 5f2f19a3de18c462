import {
  type AnyScene,
  type Command,
  checkCommand,
  fingerprint,
  type Game,
  KERNEL_RULES,
  parseJournal,
  perform,
  type Question,
  Recorder,
  Session,
  Table,
  verifyJournal,
  writeCommand,
} from '@fray/kernel'
import { checkEvents } from '../declared-events.ts'
import { checkCells } from '../random-play.ts'
import { watchLog, watchTally } from '../watching.ts'
import type { Check } from './check.ts'

const fail = (what: string): never => {
  throw new Error(what)
}

/** The last command as text, for error messages. */
const lastOf = ({ played }: { readonly played: readonly { readonly command: unknown }[] }): string =>
  JSON.stringify(played.at(-1)?.command)

/** Every cell holds a value that its column allows. */
export const cells: Check = {
  asks: 'every number stays within its range',
  after({ session }) {
    checkCells(session.scene)
    return 1
  },
}

/** Everything that happens is logged, by declared events whose numbers are the sums of their parts. */
export const told: Check = {
  asks: 'everything that happens is told in whole sentences, with numbers that add up',
  after({ game: { rules }, session, ply }) {
    const fresh = session.played.slice(ply)
    checkEvents(rules, session.scene, fresh)
    for (const { events } of fresh) {
      watchLog(rules, session.scene, events, fail)
      for (const event of events) {
        const plain = event as Readonly<Record<string, unknown>>
        for (const key of Object.keys(plain)) if (isTally(plain[key])) watchTally(rules, plain, key, fail)
      }
    }
    return fresh.length
  },
}

const isTally = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'parts' in value && 'total' in value

/** Undo leads back to the same fight, and redo forward to the same. */
export const undo: Check = {
  asks: 'undo at every step leads back to the same fight, and redo forward',
  after({ session, ply, was }) {
    const now = fingerprint(session.scene)
    const end = session.ply
    const last = lastOf(session)
    session.undo(ply)
    if (fingerprint(session.scene) !== was) fail(`Undo of ${last} leads back to another fight.`)
    session.redo(end)
    if (fingerprint(session.scene) !== now) fail(`Redo of ${last} leads to another fight.`)
    return 1
  },
}

const preset = (question: Question): number => question.preset

/** The fingerprint after a command with these dice; the scene is restored afterwards. */
function comesTo(game: Game, scene: AnyScene, command: Command, seed: string): string {
  const before = { table: scene.table, recorder: scene.recorder }
  const mark = scene.mark()
  scene.table = Table.quick(seed, preset)
  scene.recorder = new Recorder()
  try {
    perform(game.rules, scene, command)
    return fingerprint(scene)
  } finally {
    scene.rollback(mark)
    Object.assign(scene, before)
  }
}

/** A saved fight continues like the one that it was saved from. */
export const saved: Check = {
  asks: 'a fight that is saved and restored at any step is the same, and continues the same',
  before({ game, session, command, seed }) {
    const { scene, setup } = session
    const other = game.rules.open(setup) as AnyScene
    other.load(scene.save())
    if (fingerprint(other) !== fingerprint(scene)) fail('A fight that was kept and restored is another one.')
    const plain = JSON.stringify(writeCommand(game.rules, scene, command))
    if (checkCommand(game.rules, other, command) !== null)
      fail(`${plain} is legal, and refused in a fight that was restored.`)
    if (comesTo(game, other, command, seed) !== comesTo(game, scene, command, seed))
      fail(
        `With the same dice ${plain} comes to something else in a fight that was restored: something is kept outside the scene.`,
      )
    return 1
  },
}

/** The journal can be replayed, line by line. */
export const replay: Check = {
  asks: 'the journal plays again exactly',
  every: 8,
  after: ({ game, session, lines }) => {
    const journal = parseJournal(`${lines.join('\n')}\n`)
    const again = new Session(game.rules, session.setup, { seed: session.seed, dice: session.dice })
    try {
      again.restore(journal.lines)
    } catch (error) {
      fail(`The journal so far plays otherwise: ${(error as Error).message}`)
    }
    if (fingerprint(again.scene as AnyScene) !== fingerprint(session.scene))
      fail('The journal so far leads to another fight.')
    return 1
  },
  end({ game, session, lines }) {
    const { difference } = verifyJournal(game.rules, session.setup, parseJournal(`${lines.join('\n')}\n`))
    if (difference !== null) fail(`The journal plays otherwise: ${difference.what}`)
    return session.ply
  },
}

/** Whether all rules that acted in a step exist. */
export function checkHeard({ rules }: Game, heard: ReadonlySet<string>): void {
  for (const rule of heard) {
    if (!Object.hasOwn(rules.ruleTitles, rule) && !KERNEL_RULES.has(rule) && rule !== 'override')
      fail(`The rule "${rule}" is cited, and there is none of that id in the catalogue.`)
  }
}
