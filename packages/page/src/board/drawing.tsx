import type { Attributes, Drawn } from '@fray/drawing'
import { createElement, type ReactElement } from 'react'
import look from './board.module.css'

/** A drawing as elements of the page. */
export const Drawing = ({ of }: { of: Drawn }): ReactElement => elementOf(of)

const elementOf = ({ tag, attributes, parts }: Drawn): ReactElement =>
  createElement(tag, propsOf(attributes), ...parts.map((part) => (typeof part === 'string' ? part : elementOf(part))))

function propsOf({ look: name, moved, ...own }: Attributes): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(own)) props[inReact(key)] = value
  if (name !== undefined) props.className = look[name]
  // By its style it glides there.
  if (moved !== undefined) props.style = { transform: `translate(${moved[0]}px, ${moved[1]}px)` }
  return props
}

/** What React calls an attribute: `strokeWidth`. */
const inReact = (name: string): string =>
  name.startsWith('data-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
