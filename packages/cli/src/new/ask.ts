import { capital } from '@fray/kernel'
import { loadGame } from '../io/games.ts'
import type { Lines } from '../io/lines.ts'
import { Interrupted } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { type Choice, pick } from '../ui/pick.ts'
import { HARD, USUAL_HARD } from './hardness.ts'
import { gamesWithIdeas, ideasOf } from './ideas.ts'
import type { NewFightOptions } from './options.ts'

/** What Enter means at the question for the sides. */
const USUAL_SIDES = '4:4'

/** Asks for what the options leave open: game, place, band, sides, how hard. Throws {@link Interrupted} where the person leaves. */
export async function askForFight(terminal: Terminal, lines: Lines, given: NewFightOptions): Promise<NewFightOptions> {
  const ask = async (question: string, choices: readonly Choice[], usual = 0): Promise<number> => {
    terminal.tell(terminal.colours.strong(question))
    const n = await pick(terminal, lines, choices, usual)
    terminal.say()
    if (n === null) throw new Interrupted()
    return n
  }
  const plain = (text: string, name: string): Choice => ({ group: '', text, names: [name] })
  const games = gamesWithIdeas()
  const titles = await Promise.all(games.map(async (id) => plain(`${(await loadGame(id)).rules.title} (${id})`, id)))
  const game = given.game ?? games[await ask('Which game?', titles)]
  const ideas = ideasOf(game)
  const [places, bands] = [Object.entries(ideas.places), Object.entries(ideas.bands)]
  const place =
    given.place ??
    places[
      (await ask('Where?', [plain('Anywhere', 'any'), ...places.map(([id, { name }]) => plain(name, id))])) - 1
    ]?.[0]
  const hasPeople = (given.from ?? []).length > 0 || given.lines !== undefined
  const foes =
    given.foes ??
    (hasPeople
      ? undefined
      : bands[
          (await ask('Against whom?', [
            plain('Anyone', 'any'),
            ...bands.map(([id, { name }]) => plain(capital(name), id)),
          ])) - 1
        ]?.[0])
  let sides = given.sides
  if (sides === undefined) {
    terminal.tell(terminal.colours.strong('How many on each side, yours first?'))
    const line = await lines.ask(`${USUAL_SIDES}> `)
    if (line === null) throw new Interrupted()
    sides = line.trim() === '' ? USUAL_SIDES : line.trim()
    terminal.say()
  }
  const words = Object.entries(HARD)
  const hard =
    given.hard ??
    words[
      await ask(
        'How hard?',
        words.map(([word, wins]) =>
          plain(`${capital(word)}: with computers on both sides, yours wins ${Math.round(wins * 100)} of 100`, word),
        ),
        words.findIndex(([word]) => word === USUAL_HARD),
      )
    ]?.[0]
  return {
    ...given,
    game,
    sides,
    ...(place === undefined ? {} : { place }),
    ...(foes === undefined ? {} : { foes }),
    ...(hard === undefined ? {} : { hard }),
  }
}
