import { type Drawn, draw, type Part } from '../drawn.ts'
import { SCENE_WORDS } from './scene-words.ts'

/* Pictures of places, each 200 wide and 110 high: combatants stand in the lower half. */

const fill = (d: string, colour: string): Drawn => draw('path', { d, fill: `var(--${colour})` })

const inked = (d: string, colour: string): Drawn =>
  draw('path', {
    d,
    fill: `var(--${colour})`,
    stroke: 'var(--brick-3)',
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  })

const line = (d: string, colour: string, width: number): Drawn =>
  draw('path', { d, fill: 'none', stroke: `var(--${colour})`, 'stroke-width': width, 'stroke-linecap': 'round' })

const paved = (kind: string, y: number): Drawn =>
  draw('rect', {
    x: 0,
    y,
    width: 200,
    height: 110 - y,
    fill: `url(#ground-${kind}) var(--${kind === 'cobble' ? 'stone' : kind})`,
  })

const outside = (): Part => [fill('M0 0H200V110H0Z', 'sky'), fill('M0 50Q34 20 78 42T150 32T200 44V110H0Z', 'hill')]

const inside = (): Part => [
  fill('M0 0H200V110H0Z', 'brick'),
  line(
    'M0 14H200M0 30H200M30 0v14M96 0v14M160 0v14M60 14v16M128 14v16M186 14v16M22 30v16M90 30v16M150 30v16',
    'brick-2',
    1.4,
  ),
  fill('M0 46H200V110H0Z', 'stone'),
]

const tree = (x: number, y: number, s = 1): Part =>
  draw(
    'g',
    { transform: `translate(${x} ${y}) scale(${s})` },
    line('M0 0V-22', 'wood-2', 5),
    inked('M-20-20Q-26-40-8-46Q0-58 12-47Q27-42 20-22Q10-14 0-20Q-10-13-20-20Z', 'leaf'),
  )

const cottage = (x: number, y: number, wide: number, high: number, roof = 'brick'): Part => [
  inked(`M${x} ${y}v${-high}h${wide}v${high}Z`, 'wood'),
  inked(`M${x - 5} ${y - high}L${x + wide / 2} ${y - high - wide * 0.42}L${x + wide + 5} ${y - high}Z`, roof),
  fill(`M${x + wide * 0.38} ${y}v${-high * 0.6}h${wide * 0.24}v${high * 0.6}Z`, 'brick-3'),
]

const waves = (y: number): Drawn =>
  line(
    `M14 ${y}q7-6 14 0M70 ${y + 9}q7-6 14 0M128 ${y + 2}q7-6 14 0M168 ${y + 14}q7-6 14 0M36 ${y + 24}q7-6 14 0`,
    'water-2',
    1.8,
  )

const reed = (x: number, y: number): Part => [
  line(`M${x} ${y}q2-16 0-30`, 'leaf-2', 2),
  line(`M${x} ${y - 28}v-8`, 'wood-2', 4),
]

const barrel = (x: number, y: number): Part => [
  inked(`M${x} ${y}q-3-12 0-24h18q3 12 0 24Z`, 'wood'),
  line(`M${x - 1} ${y - 7}h20M${x - 1} ${y - 17}h20`, 'wood-2', 1.6),
]

const rail = (y: number): Drawn => line(`M0 ${y}H200M24 ${y}v12M76 ${y}v12M128 ${y}v12M180 ${y}v12`, 'wood-2', 3.5)

const SCENES: Readonly<Record<string, () => Part>> = {
  meadow: () => [outside(), paved('grass', 50)],
  bank: () => [
    outside(),
    paved('grass', 50),
    tree(30, 62, 0.9),
    tree(176, 58, 0.7),
    fill('M0 110V102Q60 92 120 104T200 98V110Z', 'water'),
  ],
  orchard: () => [outside(), paved('grass', 50), tree(28, 60), tree(84, 56, 0.85), tree(142, 60), tree(184, 56, 0.8)],
  road: () => [
    outside(),
    paved('grass', 50),
    fill('M84 50h16Q120 80 150 110H40Q70 80 84 50Z', 'road'),
    tree(176, 58, 0.8),
  ],
  bridge: () => [outside(), fill('M0 48H200V110H0Z', 'water'), waves(60), paved('wood', 62), rail(56)],
  water: () => [
    outside(),
    paved('water', 48),
    [
      [24, 84, 18],
      [96, 70, 12],
      [160, 90, 20],
    ].map(([x = 0, y = 0, r = 0]) =>
      inked(
        `M${x - r} ${y}q${r * 0.4}-${r * 0.7} ${r}-${r * 0.6}t${r} ${r * 0.6}q-${r} ${r * 0.4}-${2 * r} 0Z`,
        'brick',
      ),
    ),
  ],
  reeds: () => [
    outside(),
    paved('water', 50),
    [10, 22, 34, 66, 120, 150, 164, 178, 190].map((x, i) => reed(x, 66 + (i % 3) * 14)),
  ],
  boat: () => [
    outside(),
    paved('water', 44),
    inked('M14 66H186L172 104H28Z', 'wood'),
    line('M0 34H200', 'wood-2', 2.5),
    line('M40 66v-32M160 66v-32', 'wood-2', 4),
  ],
  yard: () => [outside(), cottage(16, 58, 62, 30), cottage(132, 56, 50, 26), paved('cobble', 56), barrel(92, 62)],
  hut: () => [outside(), paved('grass', 52), cottage(116, 66, 60, 28), tree(30, 60, 0.9)],
  street: () => [
    outside(),
    cottage(4, 56, 48, 30),
    cottage(60, 56, 40, 36),
    cottage(108, 56, 46, 26),
    cottage(162, 56, 40, 34),
    paved('cobble', 54),
  ],
  church: () => [
    outside(),
    paved('grass', 54),
    inked('M118 60v-32h58v32Z', 'stone'),
    inked('M112 28L147 10L182 28Z', 'brick'),
    inked('M88 60v-44h26v44Z', 'stone-3'),
    inked('M84 16L101-6L118 16Z', 'brick'),
    fill('M138 60v-14q8-10 16 0v14Z', 'brick-3'),
  ],
  gate: () => [
    inside(),
    inked('M64 58V18Q100-10 136 18v40Z', 'wood'),
    line('M88 58V8M112 58V8M66 26H134M66 46H134', 'wood-2', 2),
    paved('cobble', 56),
  ],
  hall: () => [
    inside(),
    inked('M36 34V12h24v22ZM140 34V12h24v22Z', 'sky'),
    line('M48 12v22M152 12v22', 'brick-3', 1.6),
    paved('wood', 46),
  ],
  hearth: () => [
    inside(),
    paved('stone', 48),
    inked('M70 50V12h60v38Z', 'brick-3'),
    inked('M84 50q-6-20 8-26q0 8 8 10q4-10 10-14q12 16 4 30Z', 'half'),
  ],
  cellar: () => [
    inside(),
    fill('M8 48V26Q40-6 72 26v22ZM84 48V26Q116-6 148 26v22Z', 'brick-3'),
    paved('stone', 48),
    barrel(160, 58),
    barrel(22, 56),
  ],
  stairs: () => [inside(), paved('stone', 62), inked('M20 66V54H56V42H92V30H128V18H180V66Z', 'stone-3')],
  cave: () => [
    fill('M0 0H200V110H0Z', 'brick'),
    fill('M0 0H200V14L188 40L172 16L150 10L136 34L120 12L84 10L70 44L54 14L26 12L14 36L0 14Z', 'brick-3'),
    paved('stone', 52),
    inked('M8 60l10-22l10 22ZM166 58l12-26l12 26Z', 'brick-2'),
  ],
  shaft: () => [
    fill('M0 0H200V110H0Z', 'brick-3'),
    fill('M70 0H130V70H70Z', 'sky'),
    line('M86 0V72M114 0V72M86 14h28M86 28h28M86 42h28M86 56h28', 'wood', 4),
    paved('stone', 64),
  ],
}

const known = (word: string): string | undefined => (Object.hasOwn(SCENES, word) ? word : SCENE_WORDS[word])

/** The picture of a place, by a chosen word or the words of its id; a meadow if none is known. */
export const drawScene = (look: string | undefined, id: string): Drawn => {
  const words = [look ?? '', ...id.toLowerCase().split(/[-_ ]/).reverse()]
  const name = words.map(known).find((one) => one !== undefined) ?? 'meadow'
  return draw('g', {}, SCENES[name]?.() ?? null)
}
