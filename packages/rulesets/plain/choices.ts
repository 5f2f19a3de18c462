import { choice, type Message, type Question } from '@fray/kernel/rules'

/** A choice among words, each its own label; the answer is a position. The first is the preset. */
export const choiceOf = <R extends string>(
  rule: R,
  to: number,
  prompt: Message,
  words: readonly string[],
): Question<R> =>
  choice(
    rule,
    to,
    prompt,
    words.map((value) => ({ value, label: { key: value, slots: {} } })),
  )
