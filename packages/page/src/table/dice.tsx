import type { Connection } from '@fray/live/client'
import type { SeatDice } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import actions from './actions.module.css'
import look from './questions.module.css'
import { hearOut } from './refused-late.tsx'

/** Real dice, typed straight through: each field that is full goes on to the next, the last one sends them. */
export function RealDice({ connection, dice }: { connection: Connection; dice: SeatDice }) {
  const words = useWords()
  const { to, sides, why, occasion } = dice
  const [faces, setFaces] = useState<readonly string[]>(sides.map(() => ''))
  const [refused, setRefused] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    setFaces(sides.map(() => ''))
    form.current?.querySelector('input')?.focus()
  }, [sides])
  const isRight = (face: string, i: number) =>
    Number.isInteger(Number(face)) && face !== '' && Number(face) >= 1 && Number(face) <= (sides[i] ?? 0)
  const send = async (all: readonly string[]) => {
    const wrong = all.findIndex((face, i) => !isRight(face, i))
    if (wrong >= 0) {
      setRefused(words.dice.wrong(sides[wrong] ?? 0))
      form.current?.querySelectorAll('input')[wrong]?.focus()
      return
    }
    await hearOut(connection, connection.roll(all.map(Number)), (why) => {
      if (form.current === null) return false
      setRefused(why)
      return true
    })
  }
  const typed = (i: number, text: string) => {
    const next = faces.with(i, text)
    setFaces(next)
    setRefused('')
    // Nothing longer can follow: on to the next die.
    if (isRight(text, i) && Number(text) * 10 > (sides[i] ?? 0)) {
      const inputs = form.current?.querySelectorAll('input')
      if (i + 1 < sides.length) inputs?.[i + 1]?.focus()
    }
  }
  return (
    <section className={look.question} aria-labelledby="dice">
      <p className={look.for}>{occasion === '' ? words.dice.title : <span lang={RULES_SPEAK}>{occasion}</span>}</p>
      <h2 id="dice">
        {words.dice.lead(to)}: <span lang={RULES_SPEAK}>{why}</span>
      </h2>
      <form
        ref={form}
        className={look.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send(faces)
        }}
      >
        <div className={look.dice}>
          {sides.map((n, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place.
            <label key={i} className={look.die}>
              {words.dice.die(n)}
              <input
                inputMode="numeric"
                autoComplete="off"
                aria-label={words.dice.faceOf(i + 1, n)}
                value={faces[i] ?? ''}
                onChange={({ target }) => typed(i, target.value.trim())}
              />
            </label>
          ))}
        </div>
        {refused === '' ? null : (
          <p role="alert" className={actions.caution}>
            {refused}
          </p>
        )}
        <div className={actions.stepButtons}>
          <Button kind="main" type="submit">
            {words.dice.take}
          </Button>
          <Button onPress={() => void connection.roll(null)}>{words.dice.roll}</Button>
        </div>
      </form>
    </section>
  )
}
