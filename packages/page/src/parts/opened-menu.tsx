import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Check } from '../signs/index.ts'
import type { MenuProps } from './menu-props.ts'
import look from './parts.module.css'

/** The button of a menu that has been opened once, and the menu. */
export function OpenedMenu({ label, icon: Icon, entries, toggle }: MenuProps) {
  return (
    <MenuTrigger defaultOpen>
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
