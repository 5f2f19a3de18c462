import type { LucideIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import look from './parts.module.css'

/** Something to choose from a menu. */
export interface MenuEntry {
  readonly id: string
  readonly words: string
  readonly onAction: () => void
}

/** A button that opens a menu. */
export function Menu({
  label,
  icon: Icon,
  entries,
}: {
  label: string
  icon: LucideIcon
  entries: readonly MenuEntry[]
}) {
  return (
    <MenuTrigger>
      <AriaButton className={look.iconButton} aria-label={label}>
        <Icon size={19} aria-hidden="true" />
      </AriaButton>
      <Popover className={look.popover} placement="bottom end">
        <AriaMenu className={look.menu} aria-label={label}>
          {entries.map(({ id, words, onAction }) => (
            <MenuItem key={id} id={id} className={look.menuItem} onAction={onAction}>
              {words}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
