import type { SeatTable } from '@fray/seat'
import type { Words } from '../words/en.ts'
import { ruled } from '../words/words.ts'
import { togetherOf } from './together-of.ts'
import type { ActionForm } from './use-action-form.ts'

/** So many choices are said one by one; more are only counted. */
const SAID = 14

/** What may be said, for people: words of the game's own come without their hyphens. */
export const candidateWords = (one: string | number, kind: string | undefined): string =>
  kind === 'combatant' ? String(one) : ruled(kind === 'word' ? String(one).replaceAll('-', ' ') : String(one))

/** What is wanted of the seat now, in a sentence. */
export function wantedWords(
  words: Words,
  {
    table,
    who,
    form,
    waits,
    nameOf,
  }: {
    table: SeatTable
    who: string | null
    form: ActionForm
    waits: string | null
    /** What people call a seat. */
    nameOf: (seat: string) => string
  },
): string {
  const { fight, questions, dice, sides, turn } = table
  if (fight.over) {
    const winner = sides.find(({ id }) => id === fight.winner)
    return winner === undefined ? words.fight.overNobody : words.fight.won(winner.name)
  }
  const [question] = questions
  const together = togetherOf(questions).length
  if (question !== undefined && together > 0)
    return `${question.event || question.title}. ${words.questions.couldStepIn(together)}`
  if (question !== undefined) return `${words.questions.for(question.to)}: ${question.prompt}`
  if (dice !== null) return `${words.dice.lead(dice.to)} ${dice.sides.map(words.dice.die).join(', ')}: ${dice.why}`
  if (form.stage.at === 'ask') {
    const [ask] = form.stage.action.asks
    const choices = (ask?.choices ?? []).filter((one) => one !== '')
    const which =
      choices.length > SAID
        ? words.actions.possible(choices.length)
        : choices.map((one) => candidateWords(one, ask?.kind)).join(', ')
    return `${form.stage.action.label}: ${words.actions.ask(ask?.label ?? '')} ${which}`.trim()
  }
  if (form.stage.at === 'which')
    return `${form.stage.action.label}: ${form.stage.actions.map(({ key, words: said }) => `${key} ${said}`).join(', ')}`
  if (form.stage.at === 'sure')
    return `${form.stage.action.label}: ${words.actions.sure[form.stage.action.drastic ?? 'ends']} ${words.text.yesNo}`
  if (waits === 'stalemate') return words.fight.stalemate
  if (who !== null) return words.actions.title(who === 'referee' ? words.actions.referee : who)
  return turn.waitingFor.length === 0 ? words.fight.pending : words.fight.waitsFor(turn.waitingFor.map(nameOf))
}
