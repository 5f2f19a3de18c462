import type { SeatTable, ValueForm } from '@fray/seat'
import { refuses, says } from '../reply.ts'
import { perhaps, takes, who } from './fields.ts'
import { tool } from './tool.ts'

type Card = SeatTable['cards'][number]

/** A combatant's health, as far as known: `8/10`, with two pools `7/10+14/14`, otherwise a word. */
const healthOf = ({ health: { words, pools } }: Card): string =>
  pools.length === 0
    ? words
    : `${pools.map(({ now, most }) => (most === null ? `${now}` : `${now}/${most}`)).join('+')} ${words}`

/** A combatant in a few words. */
function glanceOf(table: SeatTable, card: Card): Readonly<Record<string, unknown>> {
  const token = table.board.tokens.find((one) => one.who === card.who)
  const conditions = card.conditions.map(({ name, words }) => `${name}: ${words}`)
  const left = card.budgets.filter((budget) => budget.left > 0).map(({ words }) => words)
  return {
    name: card.who,
    side: card.side,
    ...(card.yours && { yours: true }),
    health: healthOf(card),
    ...(token !== undefined && { letter: token.letter }),
    ...(token?.at !== null && token !== undefined && { at: token.at }),
    ...(token?.facing !== null && token !== undefined && { facing: token.facing }),
    ...(token !== undefined && token.state !== 'up' && { state: token.state }),
    ...(conditions.length > 0 && { conditions }),
    ...(left.length > 0 && { left }),
  }
}

/** Everything about a combatant: numbers, possessions, remaining reactions. */
const cardData = (card: Card): Readonly<Record<string, unknown>> => ({
  kind: card.kind,
  about: card.about,
  numbers: Object.fromEntries(card.numbers.map(({ label, words }) => [label, words])),
  has: Object.fromEntries(card.groups.map(({ title, things }) => [title, things.map(({ words }) => words)])),
  reactions: card.reactions.map(({ label, words }) => `${label}: ${words}`),
})

/** The questions that the seat has to answer, with the possible answers. */
export const questionsIn = (table: SeatTable): readonly unknown[] => [
  ...table.questions.map(({ id, to, rule, prompt, kind, options, min, max, preset, decline }) => ({
    ...{ id, to, rule, prompt, kind },
    ...(options.length > 0 && {
      options: options.map(({ value, label, refused }) => ({
        value,
        label,
        ...(refused !== null && { refused: refused.reason, by: refused.rule }),
      })),
    }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(kind !== 'text' && { preset }),
    ...(decline !== null && { decline }),
  })),
  ...(table.dice === null
    ? []
    : [{ id: 'dice', to: table.dice.to, rule: table.dice.rule, prompt: table.dice.why, kind: 'dice' }]),
]

/** Values of a combatant that the referee may override. */
const valuesData = (forms: readonly ValueForm[] | null): readonly unknown[] =>
  (forms ?? [])
    .filter(({ isShown }) => isShown)
    .map(({ path, now, min, max, choices }) => ({
      ...{ path, now },
      ...(min !== null && { min }),
      ...(max !== null && { max }),
      ...(choices.length > 0 && { choices: choices.slice(0, 20) }),
    }))

export const look = tool({
  name: 'look',
  title: 'Look',
  gives: {
    fight: 'map',
    you: 'map',
    order: 'text',
    people: 'list',
    zones: 'list',
    questions: 'list',
    combatant: 'map',
    values: 'list',
    board: 'text',
  },
  what: 'The fight as you see it: people, order, board, questions to you. With who: all of one combatant.',
  input: takes({ who: perhaps(who) }),
  async run(seat, { who: wanted }) {
    const { table } = seat
    if ('message' in table) return table
    const { fight, order, board } = table
    if (wanted !== undefined) {
      const card = table.cards.find((one) => one.who === seat.nameOf(wanted))
      if (card === undefined) return refuses('unknown-name', `You know of nobody called "${wanted}".`)
      const values = table.seat.referee
        ? valuesData((await seat.connection.ask({ do: 'values', who: card.who })) as ValueForm[] | null)
        : []
      return says('All that you may know of one combatant.', {
        data: { combatant: { ...glanceOf(table, card), ...cardData(card) }, ...(values.length > 0 && { values }) },
      })
    }
    const sat = seat.now.presence?.seats.find((one) => one.seat === table.seat.id)
    return says(
      fight.over ? 'The fight is over.' : `Round ${fight.round}: ${waitWords[seat.where.waits.for] ?? 'it goes on'}.`,
      {
        data: {
          fight: {
            ruleset: fight.ruleset,
            title: fight.title,
            round: fight.round,
            over: fight.over,
            winner: fight.winner,
            notes: fight.notes,
            ...(fight.packs.length > 0 && { packs: fight.packs }),
          },
          you: {
            seat: table.seat.id,
            role: seat.role,
            ...(sat !== undefined && { name: sat.name }),
            plays: table.cards.filter(({ yours }) => yours).map(({ who: name }) => name),
            mayAct: table.turn.who,
          },
          order: order.words,
          people: table.cards.map((card) => glanceOf(table, card)),
          ...(board.kind === 'zones' && {
            zones: board.zones.map(({ id, name, here, note, hazard }) => ({
              ...{ id, name, here },
              ...(note !== '' && { note }),
              ...(hazard !== '' && { hazard }),
            })),
          }),
          questions: questionsIn(table),
          ...(table.undo !== null && { undo: table.undo.words }),
          ...(table.redo !== null && { redo: table.redo.words }),
        },
        picture: seat.services.draw(table),
      },
    )
  },
})

const waitWords: Readonly<Record<string, string>> = {
  you: 'it waits for you',
  others: 'it waits for others',
  stalemate: 'it has come to a stalemate',
  nobody: 'it goes on by itself',
}
