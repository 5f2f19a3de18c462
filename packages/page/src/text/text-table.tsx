import type { Sitting } from '../door.ts'

/** The same fight as headings, lists and tables. */
export function TextTable({ id }: { id: string; sitting: Sitting }) {
  return <p>{id}</p>
}
