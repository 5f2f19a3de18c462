import { createContext, useContext } from 'react'
import type { Checked, FieldProblem, GameForms } from '../local/builder-orders.ts'
import type { Fields, FileText, Path } from './document.ts'
import type { Schema } from './schema.ts'

/** What every part of the builder works on. */
export interface Building {
  readonly game: GameForms
  readonly schema: Schema
  /** What the file says now. */
  readonly value: Fields
  /** What the reading said of it last. */
  readonly checked: Checked | null
  /** Puts a value to a place; undefined takes it away. */
  readonly put: (path: Path, value: unknown) => void
  /** Several changes as one step; `of` names what is being typed into. */
  readonly change: (action: (file: FileText) => void, of?: string | null) => void
  readonly problemsAt: (path: Path) => readonly FieldProblem[]
  /** Which of the people is looked at, by its place in the file as JSON; null for nobody. */
  readonly opened: string | null
  readonly open: (place: string | null) => void
  /** Says something to those who do not see the page. */
  readonly say: (words: string) => void
  /** Goes to the field at a place, wherever it stands on the page. */
  readonly goTo: (path: Path) => void
}

const Context = createContext<Building | null>(null)

export const BuildingProvider = Context.Provider

/** What is being built. */
export function useBuilding(): Building {
  const building = useContext(Context)
  if (building === null) throw new Error('This stands outside of the builder.')
  return building
}

/** The id of a field's control on the page. */
export const controlId = (path: Path): string => `at-${path.map(String).join('/').replace(/\s/g, '_')}`
