import { isMap } from '@fray/kernel'

/**
 * An encounter in which these are hidden from the beginning, besides what it hides itself: combatants by name, places and things.
 * Combatants stand in it as a list or by name, also in later fights of a day; who is not in it is passed over.
 */
export function hidingIn(
  encounter: unknown,
  { who, places }: { readonly who: readonly string[]; readonly places: readonly string[] },
): unknown {
  if (!isMap(encounter)) return encounter
  const hide = (one: unknown, name: unknown) =>
    isMap(one) && who.includes(String(name)) ? { ...one, hidden: true } : one
  const people = (all: unknown): unknown =>
    Array.isArray(all)
      ? all.map((one) => hide(one, isMap(one) ? one.name : null))
      : isMap(all)
        ? Object.fromEntries(Object.entries(all).map(([name, one]) => [name, hide(one, name)]))
        : all
  const { combatants, fights, hidden } = encounter
  return {
    ...encounter,
    combatants: people(combatants),
    ...(Array.isArray(fights) && {
      fights: fights.map((one) => (isMap(one) ? { ...one, combatants: people(one.combatants) } : one)),
    }),
    ...(places.length > 0 && { hidden: [...new Set([...(Array.isArray(hidden) ? hidden : []), ...places])] }),
  }
}
