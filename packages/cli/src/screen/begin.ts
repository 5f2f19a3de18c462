import { inEnglish } from '@fray/kernel'
import { type AnySession, Play, type RealDice, type RemoteDecider } from '@fray/seat'
import { type Language, playIn } from '@fray/seat/language'
import { fightName, nameForShell } from '../io/fights-folder.ts'
import { it, own, put } from '../io/language.ts'
import type { Lines } from '../io/lines.ts'
import { selfName } from '../io/self.ts'
import { Interrupted } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import type { Seating } from '../play/seating.ts'
import { legendOf } from '../ui/board.ts'
import { tellPacks } from '../ui/packs.ts'
import { playOn } from './loop.ts'
import type { Again } from './sitting.ts'
import { type MapHabit, refereeIsHere, type Sitting, sayLines, tableOf } from './sitting.ts'

/** A fight that has been opened, and how people sit down to it. */
export interface Opened {
  readonly session: AnySession
  readonly seating: Seating
  readonly realDice: RealDice
  /** What it is shown in; null for English. */
  readonly language: Language | null
  readonly map: MapHabit
  readonly open: boolean
  readonly journal: string
  readonly resume: string
  readonly resumed: boolean
  /** Who thinks for the computer. */
  readonly mind: RemoteDecider
}

/** Plays an opened fight at this screen until it is over or the person leaves. Says what is to be played once more, if anything. */
export async function sitDown(terminal: Terminal, lines: Lines, fight: Opened): Promise<Again | null> {
  const { session, seating } = fight
  const seats = session.setup.seats.map(({ id }) => id)
  const people = seats.filter((_, at) => seating.policies[at] === null)
  const referee = seats[0] as string
  const play = new Play(session, seating.policies, null, fight.mind)
  const sitting: Sitting = {
    terminal,
    lines,
    play: fight.language === null ? play : playIn(fight.language, play),
    people,
    referee,
    journal: fight.journal,
    resume: fight.resume,
    map: fight.map,
    open: fight.open,
    viewer: people.find((seat) => seat !== referee) ?? (people[0] as string),
    covered: false,
    seen: new Map(),
    shown: '',
    pausing: people.includes(referee) && session.ply === 0,
    hinted: false,
    chosen: '',
    skipping: new Map(),
    secretAt: -1,
    again: null,
    turning: null,
    part: null,
    taught: fight.resumed,
  }
  sitting.play.realDice = fight.realDice
  introduce(sitting, fight)
  try {
    await playOn(sitting)
    if (sitting.again === null) farewell(sitting)
    return sitting.again
  } catch (error) {
    if (error instanceof Interrupted) farewell(sitting)
    throw error
  } finally {
    if (sitting.turning !== null) sitting.turning.signal.aborted = true
  }
}

/** Says what the fight is, who plays whom, and where it is saved. */
function introduce(sitting: Sitting, { session, seating, resumed, journal }: Opened): void {
  const { terminal, play } = sitting
  const { setup } = session
  terminal.tell(terminal.colours.strong(setup.title || 'A fight'))
  const { about } = setup.encounter as { readonly about?: unknown }
  if (typeof about === 'string') sayLines(sitting, [about.trim().replace(/\s+/g, ' ')], '')
  const { hidden } = tableOf(sitting)
  for (const note of [...setup.notes, ...(hidden?.notes ?? [])])
    sayLines(sitting, [inEnglish('- {note}', { note: { key: note, slots: {} } })])
  tellPacks(terminal, tableOf(sitting).fight.packs, '"packs" lists everything.')
  terminal.say()
  const saved = put('The fight is saved in {journal}. Type ? for help.', { journal: it(journal) })
  sayLines(sitting, [`${playersText(sitting, seating)} ${saved}`], '')
  if (!terminal.plain) sayLines(sitting, legendOf(terminal, tableOf(sitting)).slice(0, 1), '')
  const told = play.told(sitting.viewer)
  for (const seat of [sitting.viewer, ...sitting.people]) sitting.seen.set(seat, play.told(seat).length)
  if (!resumed) return
  terminal.say()
  terminal.tell(play.done === 1 ? 'Resumed after 1 command.' : put('Resumed after {n} commands.', { n: it(play.done) }))
  if (play.done > 0) terminal.tell('The last log entries:')
  sayLines(
    sitting,
    told.slice(-RECALLED).map(({ words }) => words),
  )
}

/** So many lines of the log are told again when a fight goes on. */
const RECALLED = 6

/** `You play Ada. The computer plays Corwin (aggressive).` */
function playersText(sitting: Sitting, seating: Seating): string {
  const { play, people: seats, referee } = sitting
  const { cards } = play.table(referee)
  const yours = cards.filter(({ seat }) => seats.includes(seat)).map(({ who }) => who)
  const known = new Set(seats.flatMap((seat) => play.table(seat).cards.map(({ who }) => who)))
  const others = cards.filter(({ seat, who }) => !seats.includes(seat) && known.has(who))
  const policies = new Set(others.map(({ seat }) => seating.policies[play.seats.indexOf(seat)]?.id ?? ''))
  const computer =
    others.length === 0
      ? ''
      : ` ${put('The computer plays {who} ({how}).', {
          who: it(others.map(({ who }) => who).join(', ')),
          how: it([...policies].map(own).join(', ')),
        })}`
  const people = yours.length === 0 ? { key: 'nobody', slots: {} } : { people: yours }
  const you = refereeIsHere(sitting)
    ? put('You play {who}, and are the referee.', { who: people })
    : put('You play {who}.', { who: people })
  return `${you}${computer}`
}

function farewell({ terminal, play, referee, journal, resume }: Sitting): void {
  if (play.table(referee).fight.over) {
    const [self, name] = [selfName(), nameForShell(fightName(journal))]
    const slots = { self: it(self), name: it(name) }
    terminal.tell(
      put('The fight is saved: "{self} replay {name}" shows its log, "{self} verify {name}" checks it.', slots),
    )
    return
  }
  terminal.tell(put('The fight is saved in {journal}. To continue:', { journal: it(journal) }))
  terminal.say(`  ${resume}`)
}
