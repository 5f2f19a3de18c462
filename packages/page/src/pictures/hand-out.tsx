import { useState } from 'react'
import { FileButton } from '../parts/file-button.tsx'
import { Refused } from '../referee/refused.tsx'
import { usePictures } from './context.ts'
import { PICTURE_FILES } from './names.ts'
import { scaled } from './scale.ts'
import { usePictureWords } from './words.ts'

/** Pixels of what is handed out along a side. */
const SIDE = 2048

/** The referee's button that shows people a picture; what is said of it comes from what has been written. */
export function HandOut({ seat, show }: { seat: string; show: (picture: string) => Promise<unknown> }) {
  const words = usePictureWords()
  const give = usePictures()?.give ?? null
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (give === null) return null
  const take = async (file: Blob | undefined) => {
    if (file === undefined) return
    setBusy(true)
    try {
      const picture = await scaled(file, SIDE)
      if (typeof picture !== 'string') await show(await give(seat, picture))
      setRefused(typeof picture === 'string' ? words.problems[picture] : '')
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FileButton accept={PICTURE_FILES} isDisabled={isBusy} onFile={take}>
        {words.handOut}
      </FileButton>
      <Refused why={refused} />
    </>
  )
}
