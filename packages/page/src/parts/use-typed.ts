import { useRef, useState } from 'react'

/** What somebody types to send it. */
export interface Typed {
  readonly text: string
  /** For the field: `onInput`, which is told also where what is typed is what stands there already, and `onChange`. */
  readonly field: {
    readonly value: string
    readonly onInput: () => void
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  }
  /** Empties the field when what was sent has been taken; what is typed meanwhile stays. */
  readonly sent: (taken: Promise<boolean>) => Promise<void>
}

/** A field for something to be sent, empty at first. */
export function useTyped(): Typed {
  const [text, setText] = useState('')
  const edits = useRef(0)
  return {
    text,
    field: {
      value: text,
      onInput: () => {
        edits.current++
      },
      onChange: ({ target }) => setText(target.value),
    },
    async sent(taken) {
      const before = edits.current
      if ((await taken) && edits.current === before) setText('')
    },
  }
}
