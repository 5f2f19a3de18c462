import { goTo } from '../route.ts'
import { saveKey } from './saved-seats.ts'

/** Takes the key of a link out of the address, and goes on to where it leads: nobody who looks at the screen later finds it there. */
export function takeKey(key: string): void {
  const { id, seat } = saveKey(key)
  goTo(seat === '' ? { at: 'join', id } : { at: 'fight', id, as: 'table' }, true)
}
