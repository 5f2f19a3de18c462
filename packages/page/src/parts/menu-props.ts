import type { Sign } from '../signs/sign.ts'

/** Something to choose from a menu. */
export interface MenuEntry {
  readonly id: string
  readonly words: string
  readonly onAction: () => void
}

/** Something to be switched on and off in a menu, which stays open. */
export interface MenuToggle {
  readonly words: string
  readonly isOn: boolean
  readonly onChange: (on: boolean) => void
}

/** What a menu shows, behind a button with this sign. */
export interface MenuProps {
  readonly label: string
  readonly icon: Sign
  readonly entries: readonly MenuEntry[]
  readonly toggle?: MenuToggle
}
