import type { ListedAction } from '@fray/seat'
import { it, put } from '../io/language.ts'

/** What is said of a drastic action before somebody is asked whether it is meant. */
export const DRASTIC = {
  ends: 'That ends it for everybody.',
  'gives-up': 'That gives up.',
  'throws-away': 'That throws it away.',
}

/** An action in words: `Attack Gob with longsword`; with dots where something is still asked, and with what it may cost. */
export const actionText = ({ label, words, finer, asks, risk }: ListedAction): string =>
  `${[withWords(label, words), finer].filter((one) => one !== '').join(' ')}${asks.length > 0 ? ' ...' : ''}${risk === undefined ? '' : riskText(risk)}`

/** The title of an action with what it is done to: `Attack Gob with longsword`. */
export const withWords = (label: string, words: string): string =>
  label === '' || words === '' ? `${label}${words}` : put('{label} {words}', { label: it(label), words: it(words) })

const riskText = ({ grave, words }: NonNullable<ListedAction['risk']>): string =>
  grave ? put(' (! danger: {risk})', { risk: it(words) }) : put(' (! risk: {risk})', { risk: it(words) })
