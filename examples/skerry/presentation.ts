import type { Command, Presentation, Sheet, Viewer, Words } from '@fray/kernel/rules'
import { inEnglish } from '@fray/kernel/rules'
import { placeless } from '@fray/rulesets/presentation/placeless'
import { noStrike, noWay } from './actions.ts'
import { arms, GEAR, ready } from './content.ts'
import { depthOf, fight, hasRoom, ROOM, swims } from './rock.ts'
import { C, type SkerryScene, TOP } from './scene.ts'

const LEDGES = Array.from({ length: TOP }, (_, i) => i + 1)
const placeOf = (ledge: number): string => `ledge-${ledge}`
const nameOf = (scene: SkerryScene, row: number): string => (scene.sheets[row] as Sheet).name

/** All that hangs on no place is shown as in games without places. */
const plain = placeless<SkerryScene>({
  ...fight.shown,
  conditions: {
    swimming: {
      badge: 'swm',
      lines: ['It takes 4 off its strikes, and swallows water when a round begins.'],
      rules: ['swimming', 'swallowing'],
      on: (scene, row) => fight.canFight(scene, row) && swims(scene, row),
      ends: 'out of the water',
    },
    awash: {
      badge: 'awa',
      lines: ['It takes 2 off its strikes.'],
      rules: ['awash'],
      on: (scene, row) => fight.canFight(scene, row) && depthOf(scene, row) === 0,
      ends: 'higher up, or when the water falls',
    },
    braced: {
      badge: 'brc',
      tone: 'good',
      lines: ['It has 3 more Guard and Footing.'],
      rules: ['brace'],
      on: C.braced,
      ends: 'with its next turn',
    },
  },
  ready,
  canStrike: (scene, row, foe) => noStrike(scene, row, foe) === null,
  arms(scene, row) {
    const { stones, weapon } = scene.now.combatant
    const left = stones[row]
    const stone = { name: 'stone', words: '1d4, thrown', left, ready: left > 0, rules: ['throw'] }
    return [arms[weapon[row]], stone]
  },
  numbers: [
    { column: C.skill, rule: 'strike' },
    { column: C.guard, rule: 'strike' },
    { column: C.might, rule: 'shove' },
    { column: C.footing, rule: 'shove' },
    { column: C.quick, rule: 'quick' },
    { column: C.grip, rule: 'grip' },
    { column: C.gear, rule: 'mail', words: GEAR },
  ],
})

const ledgeOf = (scene: SkerryScene, row: number): number => scene.now.combatant.ledge[row]

function hazardOf(scene: SkerryScene, ledge: number): Words {
  const depth = scene.now.fight.water[0] - ledge
  if (depth > 0) return inEnglish('under water')
  return depth === 0 ? inEnglish('awash') : ''
}

/** Which foes it could strike at, as far as the lens knows its weapon. */
function struckBy(scene: SkerryScene, row: number): number[] {
  return fight.enemies(scene, row).filter((foe) => noStrike(scene, row, foe) === null)
}

/** What hosts show: a board of six ledges, with the water at them. */
export const presentation: Presentation<SkerryScene, Command> = {
  ...plain,
  ground: (scene, viewer) => ({
    kind: 'zones',
    zones: LEDGES.toReversed().map((ledge) => ({
      id: placeOf(ledge),
      name: `Ledge ${ledge}`,
      capacity: ledge < scene.now.fight.water[0] ? null : ROOM,
      hazard: hazardOf(scene, ledge),
      note: '',
      exits: [],
      here: standingOn(scene, ledge, viewer),
      items: [],
    })),
    ways: LEDGES.slice(1).map((ledge) => {
      return { from: placeOf(ledge - 1), to: placeOf(ledge), oneWay: false, words: inEnglish('a climb') }
    }),
  }),
  figure(scene, row, viewer) {
    const figure = plain.figure(scene, row, viewer)
    if (figure === null || figure.state === 'gone') return figure
    return { ...figure, at: placeOf(ledgeOf(scene, row)) }
  },
  reach(scene, row) {
    const who = nameOf(scene, row)
    const from = ledgeOf(scene, row)
    const places = [1, -1]
      .filter((by) => noWay(scene, row, by) === null)
      .map((by) => {
        const [at, words] = [placeOf(from + by), inEnglish(by > 0 ? 'a climb' : 'a drop')]
        return { at, cost: 1, words, provokes: [], way: [at] }
      })
    const here = { at: placeOf(from), cost: 0, words: inEnglish('where it stands'), provokes: [], way: [] }
    const weapon = arms[scene.now.combatant.weapon[row]].name
    const targets = struckBy(scene, row).map((foe) => ({ who: nameOf(scene, foe), with: [weapon] }))
    const lines = [
      ...places.map(({ at, words }) =>
        inEnglish('{at}: {words}.', { at: { said: at }, words: { key: words, slots: {} } }),
      ),
      ...targets.map(({ who: foe }) => inEnglish('{foe}: {weapon}.', { foe: { who: foe }, weapon: { thing: weapon } })),
    ]
    return { who, places: [here, ...places], targets, lines }
  },
  between(scene, row, at) {
    const [from, to] = [ledgeOf(scene, row), ledgeOf(scene, at)]
    const apart = Math.abs(from - to)
    const distance =
      apart === 0
        ? inEnglish('on the same ledge')
        : apart === 1
          ? inEnglish('1 ledge away')
          : inEnglish('{n} ledges away', { n: { number: apart } })
    const steps = LEDGES.filter((ledge) => ledge >= Math.min(from, to) && ledge <= Math.max(from, to))
    const places = (from > to ? steps.toReversed() : steps).map(placeOf)
    const full = hasRoom(scene, to) ? [] : [inEnglish('Ledge {to} is full.', { to: { number: to } })]
    return {
      from: nameOf(scene, row),
      to: nameOf(scene, at),
      distance,
      places,
      corners: [],
      lines: [
        inEnglish('{who} is {distance}.', { who: { who: nameOf(scene, at) }, distance: { key: distance, slots: {} } }),
        ...full,
      ],
    }
  },
}

/** Who is on a ledge, as far as the lens knows of them. */
function standingOn(scene: SkerryScene, ledge: number, viewer: Viewer): string[] {
  return Array.from({ length: scene.combatants }, (_, row) => row)
    .filter((row) => ledgeOf(scene, row) === ledge && presentation.figure(scene, row, viewer)?.at === placeOf(ledge))
    .map((row) => nameOf(scene, row))
}
