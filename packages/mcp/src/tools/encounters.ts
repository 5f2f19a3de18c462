import { readEncounterText } from '@fray/files'
import { refuses, says } from '../reply.ts'
import { about, id, perhaps, takes, text } from './fields.ts'
import { tool } from './tool.ts'

/** The most characters in an encounter. */
const ENCOUNTER = 50_000
/** The most errors that are shown. */
const MISTAKES = 20

export const setUp = tool({
  name: 'set_up',
  title: 'Set up a fight',
  gives: { done: 'yes' },
  what: 'Begins another fight for everybody at this table, in place of this one: an encounter as text (YAML), or the name of a ready one.',
  roles: ['referee'],
  changes: true,
  input: takes({ id, encounter: text(ENCOUNTER), seed: perhaps(text(100)) }),
  async run(seat, { id: own, encounter, seed }) {
    const { setUp: start } = seat.services
    return seat.once('set_up', own, { encounter, seed }, async () => {
      if (start === null) return refuses('not-here', 'This table is of a server: whoever keeps it begins fights there.')
      const problem = await start(encounter, seed)
      return problem === null
        ? says('Another fight has begun: look.', { data: { done: true } })
        : refuses('encounter', problem)
    })
  },
})

export const check = tool({
  name: 'check',
  title: 'Check an encounter',
  gives: { ruleset: 'text', title: 'text', sides: 'list', seats: 'list', problems: 'list' },
  what: 'Checks an encounter as text (YAML): every mistake with its line. Nothing begins.',
  roles: ['player', 'referee'],
  input: takes({ encounter: about(text(ENCOUNTER), 'docs/reference/encounters.md') }),
  async run({ services }, { encounter }) {
    const reading = await readEncounterText(encounter, 'encounter', services.packs ?? null)
    if (!('problems' in reading)) {
      const { setup, game } = reading
      return says('It is in order.', {
        data: {
          ruleset: game.rules.id,
          title: setup.title,
          sides: setup.sides.map(({ id: side }) => side),
          seats: setup.seats.map(({ id: seat }) => seat),
        },
      })
    }
    const { problems } = reading
    return says(`${problems.length} mistake${problems.length === 1 ? '' : 's'}.`, {
      refused: true,
      rules: problems.flatMap((one) => (one.rule === undefined ? [] : [one.rule])),
      data: {
        problems: problems.slice(0, MISTAKES).map(({ line, column, message }) => ({ line, column, message })),
      },
    })
  },
})
