import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALL_ART } from './all.ts'
import { BEASTS } from './beasts.ts'
import { CASTERS } from './casters.ts'
import { loadArt } from './load.ts'
import { MONSTERS } from './monsters.ts'
import { PEOPLE } from './people.ts'
import { GROUP_OF, silhouetteOf } from './words.ts'

const FILES = { monsters: MONSTERS, beasts: BEASTS, casters: CASTERS, people: PEOPLE }

describe('silhouettes', () => {
  it('are all in the file that is loaded for them', () => {
    for (const [group, paths] of Object.entries(FILES)) {
      const named = [...GROUP_OF].flatMap(([name, of]) => (of === group ? [name] : []))
      expect(named.sort()).toEqual(Object.keys(paths).sort())
    }
  })

  it('are chosen by a look before all, then by what says most', () => {
    expect(silhouetteOf(['archer'])).toBe('archer')
    expect(silhouetteOf(['slinger', 'goblin'])).toBe('goblin')
    expect(silhouetteOf(['dog', 'mill'])).toBe('dog')
    expect(silhouetteOf(['hearthwall', 'bren'])).toBe('person')
    expect(silhouetteOf([])).toBe('person')
  })

  it('come only where they are needed', async () => {
    const art = await loadArt([{ looks: ['wolf'] }])
    expect(art.silhouette(['wolf'])).toBe(BEASTS.wolf)
    expect(art.silhouette(['priest'])).toBeNull()
    expect(ALL_ART.silhouette(['priest'])).toBe(CASTERS.priest)
  })

  it('are credited, in the package and on the page', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const credits = read('./CREDITS.md')
    expect(credits).toContain('CC BY 3.0')
    expect(read('../../../page/public/credits.txt')).toBe(credits)
  })
})

it('states have signs by their names or short forms, never by parts of words', () => {
  expect(ALL_ART.sign('Prone', 'prn')).not.toBeNull()
  expect(ALL_ART.lies('prone', 'prn')).toBe(true)
  expect(ALL_ART.sign('casting Frost', 'cst')).not.toBeNull()
  expect(ALL_ART.sign('a prone habit', 'xxx')).toBeNull()
})
