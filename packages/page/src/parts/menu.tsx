import { Suspense, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { late } from './late.ts'
import type { MenuProps } from './menu-props.ts'
import look from './parts.module.css'

const OpenedMenu = late(() => import('./opened-menu.tsx'), 'OpenedMenu')

/** A button that opens a menu; what a menu takes is loaded when one is first opened. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const { label, icon: Icon } = props
  const button = (
    <AriaButton
      className={look.iconButton}
      aria-label={label}
      aria-haspopup="menu"
      onPress={() => setWanted(true)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') setWanted(true)
      }}
    >
      <Icon size={19} aria-hidden="true" />
    </AriaButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  )
}
