import {
  type AnyRuleset,
  type AnyScene,
  type Column,
  canonical,
  type Random,
  type Viewer,
  viewCombatant,
} from '@fray/kernel'

/** Columns of combatants that may be hidden from someone. */
const secretColumns = (rules: AnyRuleset): Column[] =>
  rules.tables.all.filter(({ tableName, visibility }) => tableName === 'combatant' && visibility !== 'all')

/** Another value that the column can hold, close to this one; for a stored value only its existence may be shown. */
function otherValue(scene: AnyScene, { kind, min, max }: Column, value: number, random: Random): number {
  if (kind === 'flag') return 1 - value
  if (kind === 'word') return random(max + 1)
  if (kind === 'stored') return value < 0 ? value : scene.store(`secret ${random(1000)}`)
  if (kind === 'row') return value
  return Math.min(max, Math.max(min, value - 5 + random(11)))
}

const TRIES = 30

type Open = (rules: AnyRuleset, scene: AnyScene, row: number, viewer: Viewer) => unknown

/** Facts that are public although they depend on secrets: those secrets then count as known. */
const OPENLY: Readonly<Record<string, Open>> = {
  // Staggered is a condition, and shows wherever health does.
  escalation: (rules, scene, row, viewer) => rules.describe(scene, row, viewer).staggered,
  // A combatant that suspects nothing is not alert, and that it suspects nothing shows.
  shock: (_rules, scene, row) => {
    const { unsuspecting, alert } = scene.now.combatant as Record<string, ArrayLike<number>>
    return unsuspecting?.[row] === 1 && alert?.[row]
  },
  // Quicker minds declare later, aloud; whether someone is at or below 0 Wound Points is announced to all; and where
  // life is shown exactly, so are the scores that it depends on.
  'weapon-speed': (rules, scene, row, viewer) => {
    const { strength, agility, dexterity, perception, memory, insight, skills } = viewCombatant(
      rules,
      scene,
      row,
      viewer,
    )
    const scores = [strength, agility, dexterity, perception, memory, insight, skills]
    const { wp } = scene.now.combatant as Record<string, ArrayLike<number>>
    const exact = viewer.vitals(row) === 'exact' ? scores : null
    return [rules.describeFight(scene, viewer).declaringOrder, Math.sign(wp?.[row] ?? 0), exact]
  },
}

/** What everyone may know: whether a combatant stands, its health word if words are shown, and public facts. */
const outwardly: Open = (rules, scene, row, viewer) =>
  canonical([
    rules.isStanding(scene, row),
    viewer.vitals(row) === 'word' ? rules.healthWord(scene, row, null) : '',
    OPENLY[rules.id]?.(rules, scene, row, viewer) ?? null,
  ])

/** Changes what the viewer may not know, without changing what it sees. Returns how many cells now differ. */
export function changeSecrets(rules: AnyRuleset, scene: AnyScene, viewer: Viewer, random: Random): number {
  let changed = 0
  rules.imaginePlaces?.(scene, viewer, random)
  for (const column of secretColumns(rules)) {
    for (let row = 0; row < scene.combatants; row++) {
      if (viewer.sees(column, row)) continue
      const looks = outwardly(rules, scene, row, viewer)
      for (let cell = 0; cell < column.width; cell++) {
        const was = scene.read(column, row, cell)
        for (let i = 0; i < TRIES; i++) {
          scene.setCell(column, row, cell, otherValue(scene, column, was, random), 'secret')
          if (scene.read(column, row, cell) !== was && outwardly(rules, scene, row, viewer) === looks) break
          scene.setCell(column, row, cell, was, 'secret')
        }
        if (scene.read(column, row, cell) !== was) changed++
      }
    }
  }
  return changed
}
