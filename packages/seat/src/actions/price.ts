import type { Price } from '@fray/kernel'

/** What an action costs, the group in which it stands, with its title in words: `Move Action`. */
export type SeatPrice = Omit<Price, 'label'> & { readonly label: string }
