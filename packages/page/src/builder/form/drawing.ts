import { type ComponentType, createContext, useContext } from 'react'
import type { Path } from '../document.ts'
import type { Node } from '../schema.ts'

/** A field to be drawn: where it stands, and what may be written there. */
export interface FieldProps {
  readonly path: Path
  readonly name: string
  readonly node: Node
  /** The kind of thing whose field it is. */
  readonly kind?: string | null
  /** Takes the field away; left out where it is always there. */
  readonly onRemove?: () => void
  readonly label?: string
  /** Whether its sentence is left out, where many alike stand below each other. */
  readonly isBrief?: boolean
}

const Drawing = createContext<ComponentType<FieldProps> | null>(null)

/** Who draws fields: things are made of fields, and fields hold things, so neither knows the other by itself. */
export const FieldDrawing = Drawing.Provider

/** What draws a field. */
export function useFieldDrawing(): ComponentType<FieldProps> {
  const drawing = useContext(Drawing)
  if (drawing === null) throw new Error('Nobody draws fields here.')
  return drawing
}
