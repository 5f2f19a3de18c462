import { type ReactNode, useRef } from 'react'
import { Button } from '../parts/button.tsx'

/** A button that asks for a file and hands over its text. */
export function FileButton({
  accept,
  onText,
  children,
}: {
  accept: string
  onText: (text: string) => void
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={async ({ target }) => {
          const text = await target.files?.[0]?.text()
          target.value = ''
          if (text !== undefined) onText(text)
        }}
      />
      <Button onPress={() => input.current?.click()}>{children}</Button>
    </>
  )
}
