import type { Act } from '@fray/seat'

/** An action's title without what it costs, which the heading says: `Disengage`. */
export const titleOf = ({ label }: Act): string => label.replace(/ \([^()]*\)$/, '')

/** An act in words: `Attack Gob with longsword`. */
export const actText = (act: Act): string => `${titleOf(act)} ${act.words}`.trim()
