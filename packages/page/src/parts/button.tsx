import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { Sign } from '../signs/sign.ts'
import look from './parts.module.css'

interface ButtonProps extends AriaButtonProps {
  /** `main`: the one thing to do; `plain`: anything else; `quiet`: without a frame. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger'
  readonly icon?: Sign
  readonly children?: ReactNode
}

/** A button with words. */
export function Button({ kind = 'plain', icon: Icon, children, className, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={`${look.button} ${typeof className === 'string' ? className : ''}`}
      data-kind={kind}
    >
      {Icon === undefined ? null : <Icon size={18} aria-hidden="true" />}
      {children}
    </AriaButton>
  )
}

interface IconButtonProps extends AriaButtonProps {
  readonly label: string
  /** Words of the label that stand beside the picture where the screen is wide. */
  readonly short?: string
  readonly icon: Sign
}

/** A button that is only a picture, but on wide screens; its words come up beside it. */
export function IconButton({ label, short, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <AriaButton {...rest} className={look.iconButton} aria-label={label}>
        <Icon size={19} aria-hidden="true" />
        {short === undefined ? null : <span className={look.short}>{short}</span>}
      </AriaButton>
      <Tooltip className={look.tooltip} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  )
}
