/** Notes that somebody has typed and that are not saved yet. */
export interface Draft {
  readonly text: string
  /** The saved notes from which they were written. */
  readonly before: string
  /** Whether they hold what another device has saved meanwhile, too. */
  readonly isBoth?: boolean
}

/** What is left to be saved once these notes are saved; nothing of either is lost. `sent`: what this device has asked to save last. */
export function onSaved(draft: Draft, saved: string, sent: string | null): Draft | null {
  if (saved === draft.text) return null
  if (saved === draft.before) return draft
  if (saved === sent) return { ...draft, before: saved }
  return { text: together(draft, saved), before: saved, isBoth: true }
}

function together({ text, before }: Draft, saved: string): string {
  if (saved === '' || text.includes(saved)) return text
  if (text === '' || saved.includes(text)) return saved
  const added = before !== '' && text.startsWith(before) ? text.slice(before.length).replace(/^\n/, '') : text
  return `${saved}\n${added}`
}

const at = (key: string): string => `fray-note ${key}`

/** What this browser has kept of notes that could not be saved. */
export function draftOf(key: string): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(at(key)) ?? 'null') as Draft | null
    return typeof found?.text === 'string' && typeof found.before === 'string' ? found : null
  } catch {
    return null
  }
}

/** Keeps what is not saved yet, until it is; null for nothing. */
export function keepDraft(key: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(at(key))
    else localStorage.setItem(at(key), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: it is here as long as the page is.
  }
}

/** These notes are saved; what was typed since stays. */
export function forgetDraft(key: string, text: string): void {
  if (draftOf(key)?.text === text) keepDraft(key, null)
}
