import type { Token } from '@fray/kernel'
import { type Art, artOf, type Grounds, type Paths } from './art.ts'
import { GROUP_OF, type Group, silhouetteOf } from './words.ts'

export { wordBoxes } from '../board/word-boxes.ts'

const FILES: Readonly<Record<Group | 'signs', () => Promise<Paths>>> = {
  monsters: async () => (await import('./monsters.ts')).MONSTERS,
  beasts: async () => (await import('./beasts.ts')).BEASTS,
  casters: async () => (await import('./casters.ts')).CASTERS,
  people: async () => (await import('./people.ts')).PEOPLE,
  signs: async () => (await import('./signs.ts')).SIGNS,
}

let grounds: Grounds | null = null
const loaded = new Map<Group | 'signs', Paths>()

/**
 * Loads the art for these tokens: the files with their silhouettes, the signs of states, the grounds.
 * @example
 * ```ts
 * import { drawToken } from '@fray/drawing'
 * import { loadArt } from '@fray/drawing/art'
 * import { openFight } from '@fray/seat/play'
 *
 * const fight = await openFight({
 *   ruleset: 'zones',
 *   combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian', look: 'farmer' } },
 * })
 * const { tokens } = fight.view('players').board
 * const art = await loadArt(tokens)
 * for (const token of tokens) console.log(drawToken(token, { x: 0, y: 0, d: 34 }, { life: 1 }, art).tag) // g
 * // g
 * ```
 */
export async function loadArt(tokens: readonly Pick<Token, 'looks'>[]): Promise<Art> {
  const groups = tokens.map(({ looks = [] }) => GROUP_OF.get(silhouetteOf(looks)) ?? 'people')
  const missing = [...new Set<Group | 'signs'>([...groups, 'signs'])].filter((group) => !loaded.has(group))
  const paths = await Promise.all(missing.map((group) => FILES[group]()))
  missing.forEach((group, i) => {
    loaded.set(group, paths[i] as Paths)
  })
  grounds ??= await import('./grounds.ts')
  return artOf(loaded, grounds)
}
