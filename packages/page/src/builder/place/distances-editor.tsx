import { useId, useState } from 'react'
import { BoardPicture } from '../../board/picture.tsx'
import { useBuilderWords } from '../../words/builder.ts'
import { controlId, useBuilding } from '../context.ts'
import form from '../form/form.module.css'
import { Problems } from '../form/problems.tsx'
import { namesOf, rosterOf } from '../people/roster.ts'
import { type Distances, distanceBetween, setDistance } from './distances.ts'
import look from './place.module.css'
import { GroundField } from './tool-fields.tsx'

/** How everybody stands to everybody else at the beginning: pick one of them, and say it of each other. */
export function DistancesEditor({ distances }: { distances: Distances }) {
  const { value, checked, change, say } = useBuilding()
  const { place: words } = useBuilderWords()
  const names = namesOf(rosterOf(value))
  const [who, setWho] = useState('')
  const id = useId()
  const { field, words: choices, otherwise } = distances
  const one = names.includes(who) ? who : (names[0] ?? '')
  const list = value[field]
  const board = checked?.board
  const problems = (checked?.problems ?? []).filter(({ path }) => path[0] === field)
  return (
    <div className={look.editor}>
      {board?.kind === 'relations' ? (
        <div className={look.picture}>
          <BoardPicture board={board} isLarge />
        </div>
      ) : null}
      <Problems id={`${controlId([field])}-wrong`} problems={problems} />
      {names.length < 2 ? (
        <p>{words.tooFew}</p>
      ) : (
        <>
          <div className={form.field}>
            <label htmlFor={id}>{words.distancesOf}</label>
            <select id={id} className={form.input} value={one} onChange={({ target }) => setWho(target.value)}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <fieldset className={look.places} id={controlId([field])} tabIndex={-1}>
            <legend>{words.distances(one)}</legend>
            {names
              .filter((name) => name !== one)
              .map((name) => (
                <div key={name} className={form.field}>
                  <label htmlFor={`${id}-${name}`}>{name}</label>
                  <select
                    id={`${id}-${name}`}
                    className={form.input}
                    value={distanceBetween(list, one, name, names, otherwise)}
                    onChange={({ target }) => {
                      change((file) => setDistance(file, distances, names, { a: one, b: name, word: target.value }))
                      say(words.distanceSet(one, name, target.value))
                    }}
                  >
                    {choices.map((word) => (
                      <option key={word}>{word}</option>
                    ))}
                  </select>
                </div>
              ))}
          </fieldset>
        </>
      )}
      <GroundField />
    </div>
  )
}
