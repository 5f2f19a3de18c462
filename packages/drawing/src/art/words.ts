/*
 * Which picture stands for whom, and which sign for what: chosen by data fields (a look, tags, ids, names of states),
 * never by sentences.
 */

/** The silhouettes by file, the most specific kinds first. */
const SILHOUETTES = {
  monsters:
    'orc goblin troll ogre giant golem skeleton zombie ghoul ghost wight jelly imp demon minotaur mushroom plant door mirror stone',
  beasts: 'wolf dog rat boar bear snake spider hen goose stag raven horse cat frog pig',
  casters: 'priest nun monk mage witch warlock healer scribe bell cultist',
  people:
    'archer bowman crossbow slinger spear sword swordswoman duelist rogue knight guard sergeant captain warrior raider axe club halberd pick mace flail brute brawler bandit robber hood lamp farmer fork scythe cook smith dwarf elf queen person',
} as const

/** A file of silhouettes. */
export type Group = keyof typeof SILHOUETTES

/** The file of each silhouette. */
export const GROUP_OF: ReadonlyMap<string, Group> = new Map(
  (Object.keys(SILHOUETTES) as Group[]).flatMap((group) =>
    SILHOUETTES[group].split(' ').map((name): [string, Group] => [name, group]),
  ),
)

/** Synonyms, by the silhouette that they stand for. */
const CALLED: Readonly<Record<string, string>> = {
  hound: 'dog',
  adder: 'snake',
  hog: 'pig',
  cub: 'bear',
  undead: 'skeleton',
  bone: 'skeleton',
  dead: 'zombie',
  sporeling: 'mushroom',
  brute: 'brute',
  bow: 'bowman',
  bolt: 'crossbow',
  blade: 'sword',
  soldier: 'sword',
  spearman: 'spear',
  pike: 'spear',
  fletcher: 'archer',
  thug: 'club',
  ruffian: 'club',
  bruiser: 'brute',
  wrestler: 'brute',
  hexer: 'witch',
  sister: 'nun',
  brother: 'monk',
  mother: 'healer',
  novice: 'cultist',
  caller: 'warlock',
  leader: 'captain',
  marshal: 'captain',
  reaver: 'raider',
  wizard: 'mage',
  cleric: 'priest',
  fighter: 'sword',
  thief: 'hood',
  assassin: 'hood',
  lantern: 'lamp',
  construct: 'golem',
  colossal: 'giant',
  object: 'stone',
}

/** The silhouette for a combatant's words: the most specific one, or a person. */
export function silhouetteOf(words: readonly string[]): string {
  const known = words.flatMap((word) => {
    const name = GROUP_OF.has(word) ? word : CALLED[word.toLowerCase()]
    return name === undefined ? [] : [name]
  })
  const [first] = words
  // A look that someone has chosen is the only word.
  if (words.length === 1 && known[0] !== undefined && GROUP_OF.has(first ?? '')) return known[0]
  for (const group of Object.keys(SILHOUETTES)) {
    const found = known.find((name) => GROUP_OF.get(name) === group)
    if (found !== undefined) return found
  }
  return 'person'
}

/** The signs of states, by name or short form. */
const SIGNS: Readonly<Record<string, string>> = {
  fleeing: 'flee',
  retreating: 'flee',
  disengaged: 'flee',
  parleying: 'talk',
  surrendered: 'talk',
  surprised: 'surprised',
  unsuspecting: 'surprised',
  'ongoing damage': 'bleed',
  dmg: 'bleed',
  'slowing wound': 'bleed',
  'weakening wound': 'bleed',
  'disrupting wound': 'bleed',
  wound: 'bleed',
  weakened: 'weak',
  enervated: 'weak',
  weary: 'weak',
  vulnerable: 'weak',
  softened: 'weak',
  'worse ac': 'weak',
  marked: 'aim',
  distracted: 'stun',
  dazed: 'stun',
  stunned: 'stun',
  confused: 'stun',
  'off balance': 'stun',
  paralyzed: 'stun',
  spellbound: 'magic',
  stuck: 'stuck',
  entangled: 'stuck',
  tangled: 'stuck',
  hobbled: 'slow',
  slowed: 'slow',
  hampered: 'slow',
  slippery: 'fast',
  held: 'held',
  grabbed: 'held',
  grappling: 'held',
  'tied up': 'held',
  helpless: 'held',
  swarmed: 'fight',
  'in a swarm': 'fight',
  prone: 'prone',
  floored: 'prone',
  'on the ground': 'prone',
  hidden: 'hidden',
  invisible: 'hidden',
  unseen: 'hidden',
  undetected: 'hidden',
  sneaking: 'hidden',
  flying: 'fly',
  shaken: 'shaken',
  jinxed: 'shaken',
  staggered: 'dying',
  dying: 'dying',
  'mortally injured': 'dying',
  'last gasp': 'dying',
  incapacitated: 'dying',
  unconscious: 'sleep',
  stable: 'sleep',
  stabilized: 'sleep',
  dead: 'skull',
  readied: 'wait',
  'holding an action': 'wait',
  'has charged': 'fast',
  aiming: 'aim',
  'total defense': 'guard',
  'full-defense': 'guard',
  guarded: 'guard',
  warded: 'guard',
  'better ac': 'guard',
  screening: 'guard',
  screened: 'guard',
  barkskinned: 'guard',
  'fighting with both': 'fight',
  casting: 'magic',
  cst: 'magic',
  channeling: 'magic',
  summoned: 'magic',
  thrall: 'magic',
  burning: 'fire',
  chilled: 'cold',
  frozen: 'cold',
  soaked: 'cold',
  choking: 'poison',
  poisoned: 'poison',
  dazzled: 'blind',
  'half blind': 'blind',
}

/** The sign of a state by its name, otherwise by its short form; null if it has none and is written. */
export const signOf = (word: string, short: string): string | null => SIGNS[word.toLowerCase()] ?? SIGNS[short] ?? null
