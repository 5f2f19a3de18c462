import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Check } from '../signs/index.ts'
import type { Sign } from '../signs/sign.ts'
import look from './parts.module.css'

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

/** A button that opens a menu. */
export function Menu({
  label,
  icon: Icon,
  entries,
  toggle,
}: {
  label: string
  icon: Sign
  entries: readonly MenuEntry[]
  toggle?: MenuToggle
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
          {toggle === undefined ? null : (
            <MenuSection
              className={look.menuSection}
              aria-label={toggle.words}
              selectionMode="multiple"
              selectedKeys={toggle.isOn ? ['toggle'] : []}
              onSelectionChange={(selected) => toggle.onChange(selected === 'all' || selected.has('toggle'))}
            >
              <MenuItem id="toggle" className={look.menuItem}>
                <span className={look.menuCheck}>
                  {toggle.isOn ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : null}
                </span>
                {toggle.words}
              </MenuItem>
            </MenuSection>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
