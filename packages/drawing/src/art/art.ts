import type { Drawn } from '../drawn.ts'
import { GROUP_OF, type Group, signOf, silhouetteOf } from './words.ts'

/** What tokens are drawn with besides shapes: paths in a square of 512 by 512. */
export interface Art {
  /** The silhouette for these words; null if it is not loaded. */
  silhouette(words: readonly string[]): string | null
  /** The sign of a state, by its name and its short form; null if it has none and is written. */
  sign(word: string, short: string): string | null
  /** Whether a token in this state lies on the ground. */
  lies(word: string, short: string): boolean
  /** The patterns of grounds, and the scenes of Zones. */
  readonly grounds: Grounds | null
  /** The address of a custom picture, by its name; null if it is not loaded, or pictures are not available. */
  portrait?(name: string): string | null
  /** The skull that marks the dead. */
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

/** Art from the loaded files. */
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
