import { isMap, limitText } from '@fray/kernel'
import { ForeignProblem, type ImportReport } from './account.ts'
import { Place } from './foreign-json.ts'
import { type Picture, readPicture } from './picture.ts'

/** A point in squares from the picture's upper left corner: to the right, and down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A door or a window of a map. */
export interface Portal {
  readonly path: string
  readonly ends: readonly [Point, Point]
  readonly isOpen: boolean
}

/** A map from a Universal VTT file, relative to its own origin. */
export interface ForeignMap {
  /** In squares, as written. */
  readonly width: number
  readonly depth: number
  readonly walls: readonly Line[]
  readonly pillars: readonly Line[]
  readonly portals: readonly Portal[]
  readonly picture: Picture | null
}

/** A line of points. */
export interface Line {
  readonly path: string
  readonly points: readonly Point[]
}

/** The limits of a map; a fight has no use for more. */
const MOST = { lines: 20_000, points: 200_000, portals: 2_000, lights: 5_000, squares: 200 }

/** Whether the value looks like a Universal VTT file. */
export const isMapFile = (value: unknown): boolean =>
  isMap(value) && (Object.hasOwn(value, 'resolution') || Object.hasOwn(value, 'line_of_sight'))

/** Reads a Universal VTT file. Throws a {@link ForeignProblem} if it cannot be used. */
export function readMap(value: unknown, report: ImportReport, withPillars: boolean): ForeignMap {
  const file = new Place(value, '', report)
  checkFormat(file.at('format'))
  const resolution = file.at('resolution')
  const size = pointAt(resolution.at('map_size'))
  if (size === null || size.x <= 0 || size.y <= 0)
    throw new ForeignProblem('resolution.map_size: this should be the width and height in squares, as "x" and "y".')
  if (size.x > MOST.squares || size.y > MOST.squares) {
    const said = `${limitText(Math.ceil(size.x))} x ${limitText(Math.ceil(size.y))}`
    throw new ForeignProblem(
      `resolution.map_size: the map has ${said} squares, and ${MOST.squares} x ${MOST.squares} is the most.`,
    )
  }
  const origin = pointAt(resolution.at('map_origin')) ?? { x: 0, y: 0 }
  const budget = { points: MOST.points }
  const lines = (key: string): Line[] => linesAt(file.at(key), origin, budget)
  const walls = lines('line_of_sight')
  const objects = lines('objects_line_of_sight')
  if (!withPillars && objects.length > 0)
    report.lose(
      'objects_line_of_sight',
      `${counted(objects.length, 'pillar or piece of furniture', 'pillars and pieces of furniture')} were left out: --pillars takes them as solid squares`,
    )
  const portals = file
    .at('portals')
    .list(MOST.portals)
    .flatMap((place) => portalAt(place, origin))
  tellLights(file, report)
  const picture = pictureAt(file.at('image'), resolution.at('pixels_per_grid').number(), size, report)
  return { width: size.x, depth: size.y, walls, pillars: withPillars ? objects : [], portals, picture }
}

const counted = (count: number, one: string, many: string): string => `${limitText(count)} ${count === 1 ? one : many}`

/** Formats 0 and 1 are the same in everything that is read here. */
function checkFormat(place: Place): void {
  const format = typeof place.value === 'string' ? Number(place.value) : (place.value ?? 0)
  if (typeof format === 'number' && Number.isFinite(format) && format >= 0 && format < 2) return
  throw new ForeignProblem(
    `format: ${shown(place.value)} is no version of the Universal VTT format that is known here: 0 and 1 are, as in 0.3.`,
  )
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}

function pointAt(place: Place): Point | null {
  if (place.isEmpty) return null
  const [x, y] = [place.at('x').number(), place.at('y').number()]
  return x === null || y === null ? null : { x, y }
}

const moved = ({ x, y }: Point, origin: Point): Point => ({ x: x - origin.x, y: y - origin.y })

function linesAt(place: Place, origin: Point, budget: { points: number }): Line[] {
  return place.list(MOST.lines).flatMap((line): Line[] => {
    const places = line.list(budget.points)
    budget.points -= places.length
    const points = places.flatMap((one) => {
      const point = pointAt(one)
      return point === null ? [] : [moved(point, origin)]
    })
    if (points.length < places.length)
      place.report.lose(
        line.path,
        'some of its points are none; the line was left out, for it would lead somewhere else',
      )
    return points.length < 2 || points.length < places.length ? [] : [{ path: line.path, points }]
  })
}

function portalAt(place: Place, origin: Point): Portal[] {
  const ends = place.at('bounds').list(MOST.points)
  const [first, second] = ends.map(pointAt)
  const isOpen = place.at('closed').flag() === false
  if (first && second) return [{ path: place.path, ends: [moved(first, origin), moved(second, origin)], isOpen }]
  const middle = pointAt(place.at('position'))
  if (middle === null) {
    place.report.lose(place.path, 'this door has neither "bounds" nor a "position"; it was left out')
    return []
  }
  // A door with only a position and a rotation is one square wide.
  const turned = place.at('rotation').number() ?? 0
  const [x, y] = [Math.cos(turned) / 2, Math.sin(turned) / 2]
  const at = moved(middle, origin)
  return [
    {
      path: place.path,
      ends: [
        { x: at.x - x, y: at.y - y },
        { x: at.x + x, y: at.y + y },
      ],
      isOpen,
    },
  ]
}

/** Lights are reported, not imported. */
function tellLights(file: Place, report: ImportReport): void {
  const lights = file.at('lights').list(MOST.lights)
  const colours = new Set<string>()
  for (const light of lights) {
    // Written as AARRGGBB: intensity, then colour.
    const [, rgb] = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(light.at('color').text()) ?? []
    if (rgb !== undefined) colours.add(`#${rgb.toLowerCase()}`)
  }
  if (lights.length > 0) {
    const some = [...colours].slice(0, 4).join(', ')
    const said = some === '' ? '' : ` (${some}${colours.size > 4 ? ' and others' : ''})`
    report.lose(
      'lights',
      `${counted(lights.length, 'light', 'lights')}${said} not carried over: no game here has lights. Say with "dark" where it is dark, in a game that has it`,
    )
  }
  const ambient = file.at('environment').at('ambient_light').text()
  if (/^#?(?:[0-9a-f]{2})?(?!ffffff)[0-9a-f]{6}$/i.test(ambient))
    report.lose('environment.ambient_light', 'the light that lies on the whole map was not carried over')
}

function pictureAt(place: Place, perSquare: number | null, size: Point, report: ImportReport): Picture | null {
  const text = place.text()
  if (text === '') return null
  const picture = readPicture(text)
  if (typeof picture === 'string') {
    report.lose(place.path, `${picture}; it was left out`)
    return null
  }
  if (perSquare !== null && perSquare > 0) {
    const wanted = [Math.round(size.x * perSquare), Math.round(size.y * perSquare)]
    if (Math.abs(picture.width - wanted[0]) > 1 || Math.abs(picture.height - wanted[1]) > 1) {
      const right = `by its squares it should have ${wanted.join(' x ')}`
      report.change(place.path, `the picture has ${picture.width} x ${picture.height} pixels, and ${right}`)
    }
  }
  return picture
}
