import { type ReactNode, useRef } from 'react'
import { Button } from '../parts/button.tsx'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/avif'

/** A button that asks for a picture's file. */
export function PictureButton({
  isDisabled = false,
  onFile,
  children,
}: {
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
        accept={ACCEPT}
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
