import type { Region } from './tabs.tsx'

/** Brings the keys to a part of the table: to what it is about, else to the first thing in it. */
export function focusPart(table: HTMLElement | null, region: Region): void {
  const part = table?.querySelector<HTMLElement>(`[data-region=${region}]`)
  // What was told last is what one wants to open.
  const latest = region === 'log' ? [...(part?.querySelectorAll<HTMLElement>('summary') ?? [])].at(-1) : undefined
  const itself = latest ?? part?.querySelector<HTMLElement>('[role=application], [role=log], [data-number="1"]')
  const first = part?.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"], input')
  ;(itself ?? first)?.focus()
}

/** Presses the action or answer of that number, where there is one. */
export function pressNumber(table: HTMLElement | null, n: number): void {
  table?.querySelector<HTMLElement>(`[data-region=action] [data-number="${n}"]`)?.click()
}
