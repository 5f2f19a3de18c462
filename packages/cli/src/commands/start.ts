import { everything, isOver, roundOf } from '@fray/kernel'
import { type Loaded, loadEncounter, type ReadyEncounter, readyEncounters } from '../io/encounters.ts'
import { noJournal } from '../io/journal.ts'
import { Lines } from '../io/lines.ts'
import { freshSeed } from '../io/seed.ts'
import { selfName } from '../io/self.ts'
import type { Terminal } from '../io/terminal.ts'
import { Driver } from '../play/driver.ts'
import { openSession } from '../play/open.ts'
import { seatComputers } from '../play/seating.ts'
import { Chronicle } from '../ui/chronicle.ts'
import { showEnd } from '../ui/end.ts'
import { showField } from '../ui/field.ts'
import { wrap } from '../ui/width.ts'
import { playFrom } from './play.ts'
import { runLoaded } from './run.ts'

/** What `fray start` is told. */
export interface StartOptions {
  readonly seed?: string
}

/** `fray start`: choose a ready encounter and how to play it; without a terminal the first one plays by itself. */
export async function start(terminal: Terminal, options: StartOptions): Promise<void> {
  const ready = readyEncounters()
  if (!terminal.interactive) {
    runLoaded(terminal, await loadEncounter(ready[0].path), options)
    return
  }
  const lines = new Lines(terminal)
  try {
    await choose(terminal, lines, ready, options)
  } finally {
    lines.close()
  }
}

async function choose(
  terminal: Terminal,
  lines: Lines,
  ready: readonly ReadyEncounter[],
  options: StartOptions,
): Promise<void> {
  terminal.tell(terminal.colours.strong('Fray. Which fight?'))
  const which = await pick(
    terminal,
    lines,
    ready.map((e) => `${e.title} (${e.ruleset}). ${e.line}`),
    ready.map((e) => [e.name, e.typed, e.title]),
  )
  if (which === null) return
  const encounter = ready[which]
  const loaded = await loadEncounter(encounter.path)
  const [first, second] = loaded.setup.sides.map((side) => side.name)
  terminal.say()
  terminal.tell(terminal.colours.strong('How?'))
  const how = await pick(terminal, lines, [
    `Against the computer: you play ${first}.`,
    `Against the computer: you play ${second}.`,
    'Hot seat: people at this screen play everybody.',
    'Watch: the computer plays everybody.',
  ])
  if (how === null) return
  terminal.say()
  if (how === 3) {
    await watch(terminal, lines, loaded, encounter.typed, options)
    return
  }
  const seats = how === 0 ? {} : how === 1 ? { as: loaded.setup.sides[1]?.id ?? '' } : { hotSeat: true }
  await playFrom(terminal, lines, { ...loaded, name: encounter.name, saved: null }, { ...options, ...seats })
}

/**
 * Asks for one of several, by its number or, where they have some, by a name that only one of them has; Enter takes the
 * first. Null where the person leaves.
 */
async function pick(
  terminal: Terminal,
  lines: Lines,
  choices: readonly string[],
  names: readonly (readonly string[])[] = [],
): Promise<number | null> {
  choices.forEach((choice, i) => {
    const text = `${String(i + 1).padStart(3)}  ${choice}${i === 0 ? ' (Enter)' : ''}`
    for (const line of wrap(text, terminal.width, '     ')) terminal.say(line)
  })
  for (;;) {
    const line = await lines.ask('> ')
    if (line === null) return null
    const text = line.trim().toLowerCase()
    if (text === 'quit' || text === 'exit' || text === 'q') return null
    const n = text === '' ? 1 : Number(text)
    if (Number.isInteger(n) && n >= 1 && n <= choices.length) return n - 1
    const called = names.flatMap((some, i) => (some.some((name) => name.toLowerCase() === text) ? [i] : []))
    if (called.length === 1) return called[0]
    terminal.tell(
      called.length > 1
        ? `Several are called "${text}": ${called.map((i) => i + 1).join(', ')}. Type the number.`
        : `Type a number from 1 to ${choices.length}, or quit.`,
    )
  }
}

/** The computer plays both sides, a Round at a time. */
async function watch(
  terminal: Terminal,
  lines: Lines,
  { game, setup }: Loaded,
  name: string,
  options: StartOptions,
): Promise<void> {
  const seating = seatComputers(game.rules, setup, [])
  const seed = options.seed ?? freshSeed()
  const session = openSession({ game, setup, seed, dice: 'generator', seating, journal: noJournal })
  const driver = new Driver(session, seating)
  const chronicle = new Chronicle(session.rules)
  const round = () => roundOf(session.scene)
  terminal.tell('Enter: the next Round. all: to the end. quit: leave.')
  let all = false
  for (let shown = -1; !isOver(session.scene); ) {
    if (round() !== shown && !all) {
      shown = round()
      terminal.say()
      showField(terminal, session, 0)
      const line = await lines.ask(shown === 0 ? 'begin> ' : `Round ${shown}> `)
      if (line === null || /^(q|quit|exit)$/i.test(line.trim())) return
      all = line.trim().toLowerCase() === 'all'
    }
    const done = driver.step()
    if (typeof done === 'string') break
    for (const text of chronicle.add(session.scene, done, everything()))
      for (const part of wrap(text, terminal.width, '  ')) terminal.say(part)
  }
  terminal.say()
  showField(terminal, session, 0)
  showEnd(terminal, session)
  terminal.tell(`The seed was ${seed}: "${selfName()} run ${name} --seed ${seed}" plays it again.`)
}
