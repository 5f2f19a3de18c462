import type { SeatQuestion } from '@fray/seat'

/** Questions that may be answered together: several who could step in at one event, each of whom may also let it pass. */
export function togetherOf(questions: readonly SeatQuestion[]): readonly SeatQuestion[] {
  const [first] = questions
  if (first === undefined || !isStepIn(first)) return []
  const all = questions.filter((one) => isStepIn(one) && one.rule === first.rule && one.event === first.event)
  return all.length > 1 ? all : []
}

const isStepIn = ({ reaction, decline, kind, secret }: SeatQuestion): boolean =>
  reaction && decline !== null && kind === 'choice' && !secret
