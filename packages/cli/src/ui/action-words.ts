import type { ListedAction } from '@fray/seat'
import { it, put } from '../io/language.ts'

/** What is said of a drastic action before somebody is asked whether it is meant. */
export const DRASTIC = {
  ends: 'That ends it for everybody.',
  'gives-up': 'That gives up.',
  'throws-away': 'That throws it away.',
}

/** An action in words: `Attack Gob with longsword`; with dots where something is still asked, and with what it may cost. */
export const actionText = (action: ListedAction): string => withAsks(action, action.whole)

/** The same without its title, where that stands before it. */
export const withoutTitle = (action: ListedAction): string => withAsks(action, action.words)

const withAsks = ({ finer, asks, risk }: ListedAction, said: string): string =>
  `${[said, finer].filter((one) => one !== '').join(', ')}${asks.length > 0 ? ' ...' : ''}${risk === undefined ? '' : riskText(risk)}`

const riskText = ({ grave, words }: NonNullable<ListedAction['risk']>): string =>
  grave ? put(' (! danger: {risk})', { risk: it(words) }) : put(' (! risk: {risk})', { risk: it(words) })
