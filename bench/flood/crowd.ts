/** Who meets in each ruleset: heroes with much to choose from, and foes. */
const PEOPLE: Readonly<Record<string, readonly [heroes: readonly string[], foes: readonly string[]]>> = {
  zones: [
    ['ada-the-warrior', 'wren-hollis', 'isolde-two-blades', 'sister-vesper', 'parish-archer'],
    ['toll-ruffian', 'reed-archer', 'knife-twin', 'toll-sergeant', 'bog-aunt'],
  ],
  shock: [
    ['bren-hearthwall', 'pia-longshot', 'oskar-both-hands', 'mother-linden', 'tilly-sparks'],
    ['goblin', 'goblin-slinger', 'orc-reaver', 'bone-archer', 'warlock'],
  ],
  'free-hits': [
    ['ilse-hobnail', 'jorun-crook', 'sister-agnes', 'wat-fletcher', 'corvin-ash'],
    ['marsh-raider', 'bandit-slinger', 'fork-man', 'bola-thrower', 'marsh-witch'],
  ],
  escalation: [
    ['berta-oxhide', 'lisko', 'brother-quill', 'ivo-reedbow', 'sabra-cinder'],
    ['toll-thug', 'toll-slinger', 'ditch-wolf', 'fen-hexer', 'toll-bruiser'],
  ],
  'weapon-speed': [
    ['jory-reeds', 'hanne-quickhand', 'brida-pike', 'oslac-fletcher', 'tamsin-ember'],
    ['ditch-goblin', 'goblin-slinger', 'orc-spearman', 'hired-sword', 'bog-witch'],
  ],
}

/** The rulesets of which there are crowds. */
export const CROWDS: readonly string[] = Object.keys(PEOPLE)

/** The rulesets on squares. */
const ON_SQUARES = new Set(['shock', 'free-hits', 'weapon-speed'])

/** Somebody's square: each side stands in five columns, whose fronts are two squares apart. */
const squareOf = (side: number, nth: number): string =>
  `${side === 0 ? 13 - 2 * (nth % 5) : 15 + 2 * (nth % 5)},${1 + Math.floor(nth / 5) * 2}`

/** 30 x 30 squares; between the rows of people stand pillars, so that sight and cover have to be worked out. */
const MAP = Array.from({ length: 30 }, (_, y) =>
  (y % 4 === 1 ? '..#....'.repeat(5) : '.'.repeat(30)).slice(0, 30),
).join('\n')

/**
 * A fight of so many people, half of them on each side: on 30 x 30 squares, in three Zones, or everybody near everybody. The players have
 * the heroes, the referee the others.
 */
export function crowdOf(ruleset: string, people: number): object {
  const sides = PEOPLE[ruleset] as (typeof PEOPLE)[string]
  const ids =
    ruleset === 'escalation' ? ['party', 'foes'] : ruleset === 'zones' ? ['characters', 'enemies'] : ['here', 'there']
  const combatants = sides.flatMap((kinds, side) =>
    Array.from({ length: people >> 1 }, (_, nth): [string, object] => {
      const place = ON_SQUARES.has(ruleset)
        ? { at: squareOf(side, nth) }
        : ruleset === 'zones'
          ? { zone: ['left', 'middle', 'right'][side + (nth % 2)] }
          : {}
      return [
        `${side === 0 ? 'Hero' : 'Foe'} ${nth + 1}`,
        { from: kinds[nth % kinds.length], side: ids[side], ...place },
      ]
    }),
  )
  return {
    ruleset,
    title: `A crowd of ${people}`,
    ...(ruleset === 'zones' && {
      battlefield: {
        left: { start: ['characters'], adjacent: ['middle'] },
        middle: { adjacent: ['right'] },
        right: { start: ['enemies'] },
      },
    }),
    ...(ON_SQUARES.has(ruleset) && {
      battlefield: { text: MAP },
      sides: { here: { party: true, hp: 'exact' }, there: { hp: 'word' } },
    }),
    combatants: Object.fromEntries(combatants),
  }
}
