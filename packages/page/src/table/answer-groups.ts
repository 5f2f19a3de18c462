import type { SeatOption, SeatQuestion } from '@fray/seat'

/** Answers that belong together. */
export interface AnswerGroup {
  /** What they are about, in the rules' words; '' for those that stand before all groups, null for those after them. */
  readonly under: string | null
  readonly answers: readonly Answer[]
}

/** An answer with its position among all of its question. */
export interface Answer {
  readonly option: SeatOption
  readonly at: number
}

/** From so many answers on they are shown in groups. */
const MANY = 10

/**
 * The answers of a question in the order in which they are shown. Where there are many, those that are about the same stand
 * together, in the rules' order, which has the likely before the rare; what is usual comes first, with its group. An answer
 * that nothing else belongs to stands before the groups or after them.
 */
export function answerGroups({ options, preset, decline }: SeatQuestion): readonly AnswerGroup[] {
  const answers = options.map((option, at) => ({ option, at }))
  const together = new Map<string, Answer[]>()
  for (const one of answers) {
    const { under } = one.option
    together.set(under, [...(together.get(under) ?? []), one])
  }
  for (const [under, all] of together) if (under === '' || all.length < 2) together.delete(under)
  if (options.length < MANY || together.size === 0) return [{ under: '', answers }]
  const groups = [...together].map(([under, all]) => ({ under, answers: all }))
  const isUsual = ({ option: { value } }: Answer) => value === preset
  groups.sort((a, b) => Number(b.answers.some(isUsual)) - Number(a.answers.some(isUsual)))
  const alone = answers.filter(({ option }) => !together.has(option.under))
  const first = Math.min(...groups.map(({ answers: [one] }) => one?.at ?? 0))
  const isBefore = (one: Answer) => isUsual(one) || one.option.value === decline || one.at < first
  return [
    { under: '', answers: alone.filter(isBefore) },
    ...groups,
    { under: null, answers: alone.filter((one) => !isBefore(one)) },
  ].filter((group) => group.answers.length > 0)
}

/** All answers in the order in which they are shown. */
export const answersInOrder = (question: SeatQuestion): readonly SeatOption[] =>
  answerGroups(question).flatMap(({ answers }) => answers.map(({ option }) => option))
