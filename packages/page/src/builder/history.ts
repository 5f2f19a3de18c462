/** A text with everything that it was before, to be taken back. */
export interface History {
  readonly past: readonly string[]
  readonly text: string
  readonly future: readonly string[]
  /** What the last change was of: more of the same is one step. */
  readonly of: string | null
}

const MOST = 300

/** A text without a past. */
export const begun = (text: string): History => ({ past: [], text, future: [], of: null })

/** The text as it is now. `of` names what is being typed into, so that a word is taken back as one; null for a step of its own. */
export function stepped(history: History, text: string, of: string | null): History {
  if (text === history.text) return history
  const goesOn = of !== null && of === history.of && history.past.length > 0
  const past = goesOn ? history.past : [...history.past, history.text].slice(-MOST)
  return { past, text, future: [], of }
}

/** Takes back the last step. */
export function undone(history: History): History {
  const text = history.past.at(-1)
  if (text === undefined) return history
  return { past: history.past.slice(0, -1), text, future: [history.text, ...history.future], of: null }
}

/** Does what was taken back once more. */
export function redone(history: History): History {
  const [text, ...future] = history.future
  if (text === undefined) return history
  return { past: [...history.past, history.text], text, future, of: null }
}
