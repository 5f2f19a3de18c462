import { type AnyRuleset, type AnyScene, isMap, type Setup, seatOf } from '@fray/kernel'

/**
 * An encounter with these hidden from the start, besides those that it hides itself: combatants by name, places and
 * things. Its combatants may be a list or a map, also in later fights of a day; unknown names are ignored.
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

/**
 * Combatants that have been given to another seat since the start, with the id of that seat. Later arrivals are left
 * out.
 */
export function movedSince(rules: AnyRuleset, setup: Setup, now: AnyScene): { who: string; seat: string }[] {
  const begun = rules.open(setup) as AnyScene
  return Array.from({ length: Math.min(begun.combatants, now.combatants) }, (_, row) => row).flatMap((row) => {
    const seat = setup.seats[seatOf(now, row)]?.id
    const isHere = begun.name(row) === now.name(row)
    return seat !== undefined && isHere && seatOf(begun, row) !== seatOf(now, row)
      ? [{ who: begun.name(row), seat }]
      : []
  })
}

/** An encounter in which these combatants have other seats than it says. */
export function seatedIn(encounter: unknown, moved: ReturnType<typeof movedSince>): unknown {
  if (!isMap(encounter) || moved.length === 0) return encounter
  const names = new Set(moved.map(({ who }) => who))
  const seats: Record<string, Record<string, unknown>> = {}
  for (const [id, one] of Object.entries(isMap(encounter.seats) ? encounter.seats : {})) {
    const { plays = [], ...rest } = isMap(one) ? one : {}
    seats[id] = { ...rest, plays: [plays].flat().filter((name) => !names.has(String(name))) }
  }
  for (const { who, seat } of moved) {
    const { plays, ...rest } = seats[seat] ?? {}
    seats[seat] = { ...rest, plays: [...(Array.isArray(plays) ? plays : []), who] }
  }
  return { ...encounter, seats }
}
