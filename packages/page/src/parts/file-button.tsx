import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

/** A button that asks for a file and hands it over. The same file may be chosen again once that has been dealt with. */
export function FileButton({
  accept,
  isDisabled = false,
  onFile,
  children,
}: {
  accept: string
  isDisabled?: boolean
  onFile: (file: Blob | undefined) => Promise<void>
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
        onChange={({ target }) => {
          void onFile(target.files?.[0]).finally(() => {
            target.value = ''
          })
        }}
      />
      <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

/** Hands over the text of a file, where there is one. */
export const asText =
  (take: (text: string) => void) =>
  async (file: Blob | undefined): Promise<void> => {
    if (file !== undefined) take(await file.text())
  }
