import { shapeAt } from '@fray/drawing'
import { Mark } from '../board/shapes.tsx'
import type { Sketch, Someone } from '../local/lab/orders.ts'
import { ruled } from '../words/words.ts'

/** A side's name with its mark. */
export function SideName({ sketch, side }: { sketch: Pick<Sketch, 'sides'>; side: number }) {
  return (
    <>
      <Mark shape={shapeAt(side)} size={22} />
      {ruled(sketch.sides[side]?.name ?? '')}
    </>
  )
}

/** Somebody's name with the mark. */
export function PersonName({
  people,
  name,
}: {
  people: readonly Pick<Someone, 'name' | 'side' | 'letter'>[]
  name: string
}) {
  const person = people.find((one) => one.name === name)
  return (
    <>
      {person === undefined ? null : <Mark shape={shapeAt(person.side)} letter={person.letter} size={22} />}
      {name}
    </>
  )
}
