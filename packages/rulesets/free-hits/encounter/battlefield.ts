import * as z from 'zod/mini'
import { perhaps } from '../../loading/declare.ts'
import { type GridBattlefield, readGridBattlefield } from '../../loading/grid-battlefield.ts'
import { isMap, type Path, type Problems } from '../../loading/problems.ts'
import {
  areasSchema,
  exitsField,
  groundField,
  legendField,
  legendFields,
  mapFields,
  squaresSchema,
  textField,
} from '../../loading/squares-schema.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import type { Reader } from '../kinds/fields.ts'

const legendSchema = z.strictObject({
  ground: groundField,
  ...legendFields,
})

const partsSchema = z.strictObject({
  ...mapFields,
  text: textField({ '#': 'blocked', '.': 'free', '~': 'slow ground' }),
  legend: legendField(legendSchema),
  difficult: perhaps(areasSchema, 'Slow ground, where movement is halved.'),
  impassable: perhaps(areasSchema, 'Squares that cannot be entered.'),
  exits: exitsField('over its edge'),
})

/** A battlefield of squares as an encounter file has it. */
export const battlefieldSchema = squaresSchema(
  partsSchema,
  'Squares: a size such as 20x10 for open ground, or a map. Open ground of 40 x 40 by default.',
)

/** What maps of other rulesets have and this one has no rules for. */
const NO_RULES: Readonly<Record<string, string>> = {
  floor: 'heights',
  floors: 'heights',
  wall: 'walls',
  walls: 'walls between squares',
  boxes: 'solids with heights',
  door: 'doors',
  doors: 'doors',
  open: 'doors',
  links: 'stairs and ladders',
  dark: 'darkness',
}

const RIGHT = 'squares are free, slow ground ("difficult") or blocked ("impassable")'

/** The map without what the ruleset has no rules for; each such field is noted. */
function withoutForeign(
  problems: Problems<FreeHitsRule>,
  raw: Record<string, unknown>,
  path: Path,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(raw)) {
    if (!Object.hasOwn(NO_RULES, key)) kept[key] = value
    else if (value !== null && value !== undefined) {
      problems.add([...path, key], `This ruleset has no rules for ${NO_RULES[key]}: ${RIGHT}.`, 'grid')
    }
  }
  return kept
}

/** The battlefield of an encounter without what other rulesets' maps have and this one has no rules for: that is noted. */
export function plainBattlefield(problems: Problems<FreeHitsRule>, raw: unknown, path: Path): unknown {
  if (!isMap(raw)) return raw
  const field = withoutForeign(problems, raw, path)
  if (!isMap(field.legend)) return field
  const legend = Object.entries(field.legend).map(([glyph, entry]) => [
    glyph,
    isMap(entry) ? withoutForeign(problems, entry, [...path, 'legend', glyph]) : entry,
  ])
  return { ...field, legend: Object.fromEntries(legend) }
}

/** Reads a battlefield of squares that are free, slow or blocked: in a text map # is blocked, and + and ' mean nothing. */
export function readBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): GridBattlefield {
  if (!isMap(raw) || typeof raw.text !== 'string') return readGridBattlefield(r, raw, path)
  const legend = isMap(raw.legend) ? raw.legend : {}
  for (const glyph of ['+', "'"]) {
    if (!raw.text.includes(glyph) || Object.hasOwn(legend, glyph)) continue
    const said = `This ruleset has no rules for doors, so ${glyph} means nothing in the map: explain it in the "legend".`
    r.problems.add([...path, 'text'], said, 'grid')
  }
  return readGridBattlefield(r, { ...raw, legend: { '#': { ground: 'impassable' }, ...legend } }, path)
}
