import type { SeatTable } from '@fray/seat'
import type { Past } from '../past/use-past.ts'
import type { Words } from '../words/en.ts'
import { byPage, byRules, type Spoken } from './said.ts'
import type { Planner } from './sense.ts'

/** What is said of the step that is looked at, the last line of then with it; nothing before it is known. */
export function pastWords(words: Words, { at, shown, steps, missed }: Past, lately: string): readonly Spoken[] {
  if (shown === null || shown.n !== at || steps.length === 0) return []
  return [
    ...(missed === null ? [] : [byPage(words.time.noStep(missed))]),
    byPage(words.time.at(shown.n, steps.length - 1, shown.round)),
    lately === '' ? byPage(words.time.beginning) : byRules(lately),
  ]
}

/** What is said of plans in addition to what is wanted: how one is made, what it has so far, that it waits or why it stopped. */
export function planWords(
  words: Words,
  { who, steps }: Planner,
  isListing: boolean,
  plan: SeatTable['plan'],
): readonly Spoken[] {
  if (isListing && who !== null)
    return steps.length === 0
      ? [byPage(words.time.planMeans), byPage(words.text.planHow)]
      : [byPage(words.text.planSoFar(steps.map((step) => step.words)))]
  if (who !== null || plan === null || plan.stopped !== null) return []
  return [byPage(words.text.planStands(plan.who))]
}
