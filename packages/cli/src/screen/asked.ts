import type { ListedActions, SeatQuestion } from '@fray/seat'
import type { Listing } from '../ui/answers.ts'

/** What is being asked when a line comes. */
export type Asked =
  | { readonly kind: 'command'; readonly seat: string; readonly who: string; readonly actions: ListedActions | null }
  | { readonly kind: 'question'; readonly seat: string; readonly question: SeatQuestion; readonly listing: Listing }
  | { readonly kind: 'dice'; readonly who: string }
