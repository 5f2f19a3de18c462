import { type AtFight, goTo } from '../route.ts'
import { setHabits } from '../settings/habits.ts'

/** Shows a fight drawn or as text, and all others so too from now on. */
export function showAs(route: AtFight, as: AtFight['as']): void {
  setHabits({ textTable: as === 'text' })
  goTo({ ...route, as })
}
