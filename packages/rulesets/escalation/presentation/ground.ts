import { inEnglish, knotsOf, type Relation, type RelationsGround, type Viewer, type Words } from '@fray/kernel/rules'
import { distance, fieldOf } from '../rules/field.ts'
import { areEnemies } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { CLOSE, FAR, NEARBY } from '../words.ts'

/** What two are to each other: `engaged`, `next to`, `nearby`, `far`. */
export function relationWord(scene: EscalationScene, a: number, b: number): Words {
  const apart = distance(scene, a, b)
  if (apart === FAR) return inEnglish('far')
  if (apart === NEARBY) return inEnglish('nearby')
  return inEnglish(areEnemies(scene, a, b) ? 'engaged' : 'next to')
}

/** Who stands with whom. All of it is open to everybody. */
export function ground(scene: EscalationScene, _viewer: Viewer): RelationsGround {
  const field = fieldOf(scene, 'relative-distance')
  const relations: Relation[] = []
  for (const a of field.everybody) {
    for (const b of field.everybody)
      if (b > a && distance(scene, a, b) !== NEARBY) relations.push(relationOf(scene, a, b))
  }
  return {
    kind: 'relations',
    knots: knotsOf(field).map((knot) => scene.names(knot)),
    relations,
    otherwise: inEnglish('nearby'),
  }
}

function relationOf(scene: EscalationScene, a: number, b: number): Relation {
  const [first, second] = [scene.name(a), scene.name(b)]
  const kind = relationWord(scene, a, b)
  const slots = { a: { who: first }, b: { who: second } }
  const words =
    distance(scene, a, b) === CLOSE && areEnemies(scene, a, b)
      ? inEnglish('{a} is engaged with {b}.', slots)
      : kind === 'far'
        ? inEnglish('{a} is far from {b}.', slots)
        : kind === 'next to'
          ? inEnglish('{a} is next to {b}.', slots)
          : inEnglish('{a} is nearby {b}.', slots)
  return { a: first, b: second, kind, words }
}
