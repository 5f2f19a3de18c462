import type { ThingRef } from '@fray/kernel'
import { createContext, useContext } from 'react'

/** Opens the explanation of a thing. */
export const AboutContext = createContext<(thing: ThingRef) => void>(() => {})

/** Opens the explanation of a thing. */
export const useAbout = (): ((thing: ThingRef) => void) => useContext(AboutContext)
