import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildGrid, type GridParts, gridNotes } from '../../src/battlefield/grid/build.ts'
import { type Box, DIFFICULT, type Grid, IMPASSABLE, type Pane, squareAt } from '../../src/battlefield/grid/grid.ts'
import { gridOf } from './maps.ts'

/** Everything that is wrong with parts, as `path: message`. */
const wrong = (parts: GridParts) =>
  buildGrid(parts).problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
const boxText = ({ x1, y1, z1, x2, y2, z2, door }: Box) =>
  `${x1},${y1},${z1}..${x2},${y2},${z2}${door < 0 ? '' : ` door ${door}`}`
const boxes = (parts: GridParts) => gridOf(parts).boxes.map(boxText)
const paneText = ({ across, at, from, to, bottom, top, openings, door }: Pane) =>
  `${across}=${at} ${from}..${to} ${bottom}..${top}${openings
    .map((o) => ` without ${o.from}..${o.to} ${o.bottom}..${o.top}`)
    .join('')}${door < 0 ? '' : ` door ${door}`}`
const panes = (parts: GridParts) => gridOf(parts).panes.map(paneText)
const marksOf = (parts: GridParts) => {
  const built = buildGrid(parts)
  if (built.grid === null) throw new Error('The map of the test is wrong.')
  return built.marks
}
const floor = (grid: Grid, x: number, y: number) => grid.floors[squareAt(grid, x, y)]

describe('a text map', () => {
  test('shows the north at the top and begins at its origin', () => {
    const grid = gridOf({ text: '.~\n..\n#.', origin: [-3, 10] })
    expect([grid.width, grid.depth, grid.originX, grid.originY]).toEqual([2, 3, -3, 10])
    expect(grid.ground[squareAt(grid, -2, 12)]).toBe(DIFFICULT)
    expect(grid.boxes.map(boxText)).toEqual(['-15,50,0..-10,55,10'])
  })
  test('joins walls into few boxes', () => {
    expect(boxes({ text: '#####\n#...#\n#####' })).toEqual([
      '0,0,0..25,5,10',
      '0,5,0..5,15,10',
      '20,5,0..25,15,10',
      '5,10,0..20,15,10',
    ])
    expect(boxes({ text: '###\n###' })).toEqual(['0,0,0..15,10,10'])
  })
  test('numbers its doors as one reads', () => {
    const grid = gridOf({ text: "#+#\n.'.\n+.." })
    expect(grid.doors).toEqual(['door-1', 'door-2', 'door-3'])
    expect(grid.openAtStart).toBe(0b010)
    expect(grid.boxes.filter((box) => box.door >= 0).map(boxText)).toEqual([
      '5,10,0..10,15,10 door 0',
      '5,5,0..10,10,10 door 1',
      '0,0,0..5,5,10 door 2',
    ])
  })
  test('reports its letters', () => {
    expect(marksOf({ text: 'A.b\n.é.' }).glyphs).toEqual([
      { glyph: 'A', square: 3 },
      { glyph: 'b', square: 5 },
      { glyph: 'é', square: 1 },
    ])
  })
  test('is filled with floor to the east, and by a greater size to the south', () => {
    const grid = gridOf({ text: '#\n#.~\r\n\n', size: [4, 3], floor: 3 })
    expect(grid.boxes.map(boxText)).toEqual(['0,5,3..5,15,13'])
    expect([grid.width, grid.depth, floor(grid, 3, 0)]).toEqual([4, 3, 3])
  })
  test('means what its legend says, before anything else', () => {
    const parts: GridParts = {
      text: '^Ao\nGG#\n.x.',
      legend: {
        '^': { floor: 10, ground: 'difficult' },
        A: { combatant: 'Ann' },
        o: { wall: 3, dark: true },
        G: { door: 'the gate', open: true, wall: 8 },
        '#': { ground: 'impassable', floor: -20 },
        x: { mark: 'exits' },
      },
      marks: { exits: ['0,0', '1,0..2,0'] },
    }
    const grid = gridOf(parts)
    expect([floor(grid, 0, 2), floor(grid, 2, 1), grid.ground[6], grid.ground[5], grid.dark[8]]).toEqual([
      10,
      -20,
      DIFFICULT,
      IMPASSABLE,
      1,
    ])
    expect(grid.boxes.map(boxText)).toEqual(['0,5,0..5,10,8 door 0', '5,5,0..10,10,8 door 0', '10,10,0..15,15,3'])
    expect([grid.doors, grid.openAtStart]).toEqual([['the gate'], 1])
    const marks = marksOf(parts)
    expect(marks.combatants).toEqual([{ name: 'Ann', square: 7 }])
    expect([...marks.named]).toEqual([['exits', [0, 1, 2]]])
    expect(marks.glyphs).toEqual([])
  })
  test('stands on the floors that the parts give it', () => {
    expect(boxes({ text: '##\n##', floors: [{ squares: '1,0..1,1', height: 5 }] })).toEqual([
      '0,0,0..5,10,10',
      '5,0,5..10,10,15',
    ])
  })
})

describe('parts', () => {
  test('lay ground and floors over one another, later ones winning', () => {
    const grid = gridOf({
      size: [4, 2],
      floor: 2,
      floors: [
        { squares: '0,0..2,1', height: 10 },
        { squares: ['1,0', '3,1..2,1'], height: -5 },
      ],
      difficult: '0,0..1,0',
      impassable: ['1,0', '3,0'],
      dark: '3,1',
    })
    expect([...grid.floors]).toEqual([10, -5, 10, 2, 10, 10, -5, -5])
    expect([...grid.ground]).toEqual([1, 2, 0, 2, 0, 0, 0, 0])
    expect([...grid.dark]).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
  })
  test('boxes stand on the lowest floor below them, or where they say', () => {
    expect(
      boxes({
        size: [5, 5],
        floors: [{ squares: '1,0', height: -3 }],
        boxes: [
          { squares: ['0,0..1,1', '3,3'], top: 10 },
          { squares: '4,4', bottom: 8, top: 10 },
          { from: [13, 10, 4], to: [12, 5, 0] },
        ],
      }),
    ).toEqual(['0,0,-3..10,10,10', '15,15,0..20,20,10', '20,20,8..25,25,10', '12,5,0..13,10,4'])
  })
  test('holes leave what is around them', () => {
    const slit = { squares: '-2,5..2,5', top: 10, holes: [{ from: [2, 25, 1], to: [3, 30, 4] }] } as const
    expect(boxes({ size: [9, 9], origin: [-4, 0], boxes: [slit] })).toEqual([
      '-10,25,0..2,30,10',
      '3,25,0..15,30,10',
      '2,25,0..3,30,1',
      '2,25,4..3,30,10',
    ])
    const shaft = { from: [0, 0, 0], to: [5, 5, 5], holes: [{ from: [1, 1, -9], to: [4, 4, 9] }] } as const
    expect(boxes({ size: [1, 1], boxes: [shaft] })).toEqual([
      '0,0,0..1,5,5',
      '4,0,0..5,5,5',
      '1,0,0..4,1,5',
      '1,4,0..4,5,5',
    ])
  })
  test('a box may be a door, in all its pieces', () => {
    const grid = gridOf({
      size: [3, 1],
      boxes: [{ squares: '1,0', top: 8, door: 'hatch', open: true, holes: [{ from: [6, 0, 0], to: [7, 5, 2] }] }],
    })
    expect(grid.boxes.map((box) => box.door)).toEqual([0, 0, 0])
    expect([grid.doors, grid.openAtStart]).toEqual([['hatch'], 1])
  })
  test('links join neighbours', () => {
    expect(gridOf({ size: [3, 3], links: [['0,0', '1,1']] }).links).toEqual([{ a: 0, b: 4 }])
  })
})

describe('thin walls', () => {
  const map = { size: [8, 8] as const, origin: [-4, 0] as const }
  test('stand between squares, negative ones too', () => {
    expect(
      panes({
        ...map,
        walls: [
          { from: [-4, 5], to: [4, 5] },
          { from: [1, 6], to: [1, 2] },
        ],
      }),
    ).toEqual(['y=25 -20..20 0..10', 'x=5 10..30 0..10'])
  })
  test('of each kind', () => {
    const walls = (['low-wall', 'window', 'arrow-slit'] as const).map((kind, i) => ({
      kind,
      from: [0, i] as const,
      to: [2, i] as const,
    }))
    expect(panes({ ...map, walls })).toEqual([
      'y=0 0..10 0..3',
      'y=5 0..10 0..10 without 1..4 3..7 without 6..9 3..7',
      'y=10 0..10 0..10 without 2..3 2..5 without 7..8 2..5',
    ])
  })
  test('follow the ground, or not', () => {
    const floors = [{ squares: '1,0..1,1', height: 5 }]
    const wall = { from: [0, 1], to: [3, 1] } as const
    expect(panes({ ...map, floors, walls: [{ ...wall, kind: 'low-wall' }] })).toEqual([
      'y=5 0..5 0..3',
      'y=5 5..10 5..8',
      'y=5 10..15 0..3',
    ])
    expect(panes({ ...map, floors, walls: [{ from: [1, 0], to: [1, 3] }] })).toEqual([
      'x=5 0..10 0..15',
      'x=5 10..15 0..10',
    ])
    expect(panes({ ...map, floors, walls: [{ ...wall, bottom: -1, top: 12 }] })).toEqual(['y=5 0..15 -1..12'])
  })
  test('have openings, counted from the end that is named first', () => {
    const openings = [{ from: 1, to: 4, bottom: 3, top: 7 }]
    expect(panes({ ...map, walls: [{ from: [0, 1], to: [2, 1], openings }] })).toEqual([
      'y=5 0..10 0..10 without 1..4 3..7',
    ])
    expect(panes({ ...map, walls: [{ from: [2, 1], to: [0, 1], openings }] })).toEqual([
      'y=5 0..10 0..10 without 6..9 3..7',
    ])
  })
  test('are split around an opening that reaches their edge', () => {
    const arch = [{ from: 5, to: 10, bottom: 0, top: 7 }]
    expect(panes({ ...map, walls: [{ from: [0, 1], to: [3, 1], openings: arch }] })).toEqual([
      'y=5 0..5 0..10',
      'y=5 5..10 7..10',
      'y=5 10..15 0..10',
    ])
  })
  test('make room for doors', () => {
    const parts: GridParts = {
      ...map,
      walls: [{ from: [0, 1], to: [4, 1], kind: 'window', height: 12 }],
      doors: [
        { name: 'gate', from: [3, 1], to: [1, 1], open: true },
        { name: 'wicket', from: [1, 1], to: [1, 2], height: 7 },
      ],
    }
    expect(panes(parts)).toEqual([
      'y=5 5..15 0..10 door 0',
      'x=5 5..10 0..7 door 1',
      'y=5 0..5 0..12 without 1..4 3..7',
      'y=5 5..15 10..12',
      'y=5 15..20 0..12 without 16..19 3..7',
    ])
    expect(gridOf(parts).openAtStart).toBe(1)
  })
})

describe('what is wrong is said, all at once', () => {
  test('without a usable size nothing else can be', () => {
    expect(wrong({})).toEqual([
      'size: A map needs a size in squares, as in "size: [20, 12]", or a "text" that shows it.',
    ])
    expect(wrong({ text: '\n\n' })).toHaveLength(1)
    expect(wrong({ size: [201, 0], origin: [0.5, 2000], floor: 1001 })).toEqual([
      'size.0: Sides of a map are whole numbers from 1 to 200, not 201.',
      'size.1: Sides of a map are whole numbers from 1 to 200, not 0.',
      'origin.0: Coordinates of the origin are whole numbers from -1000 to 1000, not 0.5.',
      'origin.1: Coordinates of the origin are whole numbers from -1000 to 1000, not 2000.',
      'floor: Heights are whole numbers from -1000 to 1000, not 1001.',
    ])
    expect(wrong({ text: '.'.repeat(201) })).toEqual(['text: Sides of a map are whole numbers from 1 to 200, not 201.'])
    expect(wrong({ text: '...', size: [2, 2] })).toEqual([
      'text: The text is 3 x 1 squares, more than the size of 2 x 2. Shorten it, or leave the size to the text.',
    ])
  })
  test('in text and legend', () => {
    expect(
      wrong({
        text: '.?\n2\t',
        legend: {
          ab: {},
          c: { floor: 2000, wall: 0, open: true, combatant: ' ', mark: '\u001b[2J' },
        },
      }),
    ).toEqual([
      'legend.ab: A key of the legend is one character; "ab" is not.',
      'legend.c.floor: Heights are whole numbers from -1000 to 1000, not 2000.',
      'legend.c.wall: Heights of walls are whole numbers from 1 to 1000, not 0.',
      'legend.c.open: Only a door stands open: give the entry a "door" with its name.',
      'legend.c.combatant: A combatant needs a name that is not empty.',
      'legend.c.mark: The name of a mark holds a control character: use plain text.',
      `text: "?" in row 1, column 2 means nothing: use # . ~ + ' or a letter, or explain it in the legend.`,
      `text: "2" in row 2, column 1 means nothing: use # . ~ + ' or a letter, or explain it in the legend.`,
      `text: The control character in row 2, column 2 means nothing: use # . ~ + ' or a letter, or explain it in the legend.`,
    ])
  })
  test('in areas, floors, marks and links', () => {
    expect(
      wrong({
        size: [5, 5],
        floors: [{ squares: '4,4..5,5', height: 3.5 }],
        difficult: ['0;0', '1,1'],
        dark: 'here',
        marks: { '': '0,0', exits: '-1,0' },
        links: [
          ['0,0', '2,0'],
          ['0,0', '0,0'],
          ['0,0..1,0', '2,0'],
          ['0,9', '0,8'],
        ],
      }),
    ).toEqual([
      'floors.0.height: Heights are whole numbers from -1000 to 1000, not 3.5.',
      'floors.0.squares: The area 4,4..5,5 leaves the map, whose squares go from 0,0 to 4,4.',
      'difficult.0: "0;0" is no area: write a square as "3,4" or a rectangle of squares as "3,4..6,8".',
      'dark: "here" is no area: write a square as "3,4" or a rectangle of squares as "3,4..6,8".',
      'marks.: A mark needs a name that is not empty.',
      'marks.exits: The area -1,0 leaves the map, whose squares go from 0,0 to 4,4.',
      'links.0: A link joins squares that share a side or a corner; 0,0 and 2,0 do not.',
      'links.1: A link joins squares that share a side or a corner; 0,0 and 0,0 do not.',
      'links.2.0: A link joins two squares; 0,0..1,0 is more than one.',
      'links.3.0: The area 0,9 leaves the map, whose squares go from 0,0 to 4,4.',
      'links.3.1: The area 0,8 leaves the map, whose squares go from 0,0 to 4,4.',
    ])
  })
  test('in boxes', () => {
    expect(
      wrong({
        size: [5, 5],
        boxes: [
          { squares: '0,0', top: 0 },
          { squares: '0,0', bottom: -2000, top: 5 },
          { from: [0, 0, 0], to: [5, 0, 5] },
          { from: [25, 0, 0], to: [30, 5, 5], open: true },
          { from: [0.5, 0, 0], to: [5, 5, 5] },
          { squares: '1,1', top: 9, holes: [{ from: [0, 0, 0], to: [1, 1, 1] }] },
          { squares: '1,1', top: 9, door: 'a\u0007' },
        ],
      }),
    ).toEqual([
      'boxes.0.top: The top of the box, 0 ft, should be above its bottom, 0 ft.',
      'boxes.1.bottom: Heights are whole numbers from -1000 to 1000, not -2000.',
      'boxes.2: The box has no volume: its corners "from" and "to" should differ in x, y and z.',
      'boxes.3.open: Only a door stands open: give the box a "door" with its name.',
      'boxes.3: The box lies off the map, which goes from 0,0 to 25,25 in feet.',
      'boxes.4.from.0: Feet on a map are whole numbers from -10000 to 10000, not 0.5.',
      "boxes.5.holes.0: The hole lies outside its box: give feet from the map's zero point.",
      'boxes.6.door: The name of a door holds a control character: use plain text.',
    ])
  })
  test('in walls and doors', () => {
    expect(
      wrong({
        size: [5, 5],
        text: '+',
        walls: [
          { from: [0, 0], to: [2, 2] },
          { from: [0, 0], to: [0, 0] },
          { from: [0, 0], to: [6, 0] },
          { from: [0, 0], to: [5, 0], top: 0 },
          { from: [0, 0], to: [5, 0], top: 8, height: 8 },
          { from: [0, 0], to: [1, 0], openings: [{ from: 4, to: 6, bottom: 2, top: 1 }] },
          { from: [0, 0], to: [1, 0], openings: [{ from: 1, to: 4, bottom: 12, top: 15 }] },
        ],
        doors: [
          { name: 'door-1', from: [1, 0], to: [1, 1] },
          { name: 'x', from: [1.5, 0], to: [1, 1] },
        ],
      }),
    ).toEqual([
      'doors.0.name: There is already a door "door-1": give each door a name of its own.',
      'doors.1.from: 1.5,0 is no corner of the grid: those of this map go from 0,0 to 5,5.',
      'walls.0: The line from 0,0 to 2,2 runs aslant: thin walls and doors run straight along x or y.',
      'walls.1: The line from 0,0 to 0,0 has no length: thin walls and doors run straight along x or y.',
      'walls.2.to: 6,0 is no corner of the grid: those of this map go from 0,0 to 5,5.',
      'walls.3: The top, 0 ft, should be above the bottom, 0 ft.',
      'walls.4.height: Say either "height", above the ground, or "top", from the zero point, not both.',
      'walls.5.openings.0.to: Feet along this wall are whole numbers from 0 to 5, not 6.',
      'walls.5.openings.0.top: The top of the opening should be above its bottom.',
      'walls.6.openings.0: The opening lies above or below the wall: heights count from the zero point.',
    ])
  })
  test('too many doors', () => {
    expect(gridOf({ text: '+'.repeat(31) }).doors).toHaveLength(31)
    expect(wrong({ text: '+'.repeat(32) })).toEqual(['text: A map has at most 31 doors; "door-32" is one too many.'])
  })
})

test('notes say what is on a map', () => {
  const parts: GridParts = { text: "#'+\n~~.\n^..", legend: { '^': { floor: 10, dark: true } }, impassable: '2,0' }
  expect(gridNotes(gridOf(parts))).toEqual([
    '3 x 3 squares of 5 feet, from 0,0 in the south-west to 2,2 in the north-east.',
    'Floors lie between 0 and 10 feet.',
    'Difficult ground: 2 squares.',
    'Ground that cannot be entered: 1 square.',
    'Dark: 1 square.',
    'Doors: door-1 (open), door-2 (closed).',
  ])
  expect(gridNotes(gridOf({ size: [1, 1] }))).toHaveLength(1)
})

/** The YAML blocks of a text, as values. */
const yamlIn = (text: string): { battlefield?: GridParts | string }[] =>
  [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, body]) => parse(body as string))

test('the maps of the page on battlefields are in order', () => {
  const whole = readFileSync(join(import.meta.dirname, '../../../../docs/reference/battlefields.md'), 'utf8')
  const page = whole.slice(0, whole.indexOf('\n## Planes\n'))
  const maps = yamlIn(page).flatMap(({ battlefield }) => (typeof battlefield === 'object' ? [battlefield] : []))
  expect(maps).toHaveLength(6)
  expect(maps.flatMap(wrong)).toEqual([])
  const drawn = maps[0]
  expect([squareAt(gridOf(drawn), 2, 2), squareAt(gridOf(drawn), 5, 3)]).toEqual([
    marksOf(drawn).combatants[0]?.square,
    gridOf(drawn).boxes.flatMap((box) => (box.door === 0 ? [squareAt(gridOf(drawn), box.x1 / 5, box.y1 / 5)] : []))[0],
  ])
})

test('the examples beside the types are in order', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/battlefield/grid/build-parts.ts'), 'utf8')
  const examples = yamlIn(source.replace(/^ \* ?/gm, '')).map((parts) => parts as GridParts)
  expect(examples).toHaveLength(7)
  for (const parts of examples) {
    const room = parts.text === undefined ? { size: [30, 30] as const, origin: [-10, -10] as const } : {}
    expect(wrong({ ...room, ...parts })).toEqual([])
  }
})
