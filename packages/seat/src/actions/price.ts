import type { Price } from '@fray/kernel'

/** The price of an action, by which it is grouped, with its title in words: `Move Action`. */
export type SeatPrice = Omit<Price, 'label'> & { readonly label: string }
