import type { ListedAction } from '@fray/seat'

/** What is said of a drastic action before somebody is asked whether it is meant. */
export const DRASTIC = {
  ends: 'That ends it for everybody.',
  'gives-up': 'That gives up.',
  'throws-away': 'That throws it away.',
}

/** An action in words: `Attack Gob with longsword`; with dots where something is still asked, and with what it may cost. */
export const actionText = ({ label, words, finer, asks, risk }: ListedAction): string =>
  `${[label, words, finer].filter((one) => one !== '').join(' ')}${asks.length > 0 ? ' ...' : ''}${risk === undefined ? '' : ` (! ${risk.grave ? 'danger' : 'risk'}: ${risk.words})`}`
