import { goTo } from '../route.ts'
import { saveKey } from './saved-seats.ts'

/** Takes the key of a link out of the address, and goes on to where it leads: nobody who looks at the screen later finds it there. */
export function takeKey(key: string): void {
  const { id, seat } = saveKey(key)
  goTo(seat === '' ? { at: 'join', id } : { at: 'fight', id, as: 'table' }, true)
}

/** Takes the key of a screen's link out of the address. Nobody is asked for a name: nobody sits there. */
export function takeScreenKey(key: string): void {
  goTo({ at: 'show', id: saveKey(key).id }, true)
}
