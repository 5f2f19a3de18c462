import type { Drawn } from '../drawn.ts'
import { GROUP_OF, type Group, signOf, silhouetteOf } from './words.ts'

/** What tokens are drawn with besides shapes: paths in a square of 512 by 512. */
export interface Art {
  /** Who is chosen by such words; null for a silhouette that is not loaded. */
  silhouette(words: readonly string[]): string | null
  /** The sign of a state by its name and its short form; null for one that is written. */
  sign(word: string, short: string): string | null
  /** Whether the state is to lie on the ground. */
  lies(word: string, short: string): boolean
  /** The patterns of grounds, and the scenes of Zones. */
  readonly grounds: Grounds | null
  /** The address of a picture that people have given, by its name; null for one that is not loaded, or where none are. */
  portrait?(name: string): string | null
  /** The skull of the dead. */
  readonly skull: string | null
}

/** Paths by name. */
export type Paths = Readonly<Record<string, string>>

/** What battlefields are drawn with. */
export interface Grounds {
  /** Patterns of grounds, referred to by `url(#ground-grass)`. */
  patterns(): Drawn
  /** A picture of a place, 200 wide and 110 high. */
  scene(look: string | undefined, id: string): Drawn
}

/** Art of the files that are there. */
export function artOf(files: ReadonlyMap<Group | 'signs', Paths>, grounds: Grounds | null): Art {
  const signs = files.get('signs')
  return {
    silhouette(words) {
      const name = silhouetteOf(words)
      return files.get(GROUP_OF.get(name) ?? 'people')?.[name] ?? null
    },
    sign(word, short) {
      const name = signOf(word, short)
      return name === null ? null : (signs?.[name] ?? null)
    },
    lies: (word, short) => signOf(word, short) === 'prone',
    grounds,
    skull: signs?.skull ?? null,
  }
}
