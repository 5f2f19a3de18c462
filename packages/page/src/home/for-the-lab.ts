const KEPT = 'fray-lab'

/** A file that was opened for the lab. */
interface OpenedFile {
  readonly text: string
  readonly name: string
}

let opened: OpenedFile | null = null

/** Keeps a file for the lab, as long as this tab is open. */
export function keepForTheLab(file: OpenedFile): void {
  opened = file
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(file))
  } catch {}
}

/** The file that was opened for the lab in this tab, or null. */
export function openedFile(): OpenedFile | null {
  if (opened !== null) return opened
  try {
    const kept = sessionStorage.getItem(KEPT)
    opened = kept === null ? null : (JSON.parse(kept) as OpenedFile)
  } catch {}
  return opened
}
