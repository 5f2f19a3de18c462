import type { Connection } from '@fray/live/client'
import { createContext, use } from 'react'
import type { Sitting } from '../sitting.ts'

/** Where a fight's pictures come from, and how they are given. */
export interface PicturesHere extends Pick<Sitting, 'picture' | 'give'> {
  /** The seat that is looked from; null where nobody gives anything. */
  readonly connection: Connection | null
}

/** Null where nothing is given and nothing fetched. */
export const PicturesContext = createContext<PicturesHere | null>(null)

/** The fight's pictures, or null. */
export const usePictures = (): PicturesHere | null => use(PicturesContext)
