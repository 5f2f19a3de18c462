import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { Refused } from '../referee/refused.tsx'
import { PICTURE_FILES } from './names.ts'
import look from './pictures.module.css'
import { scaled } from './scale.ts'
import { usePictureWords } from './words.ts'

/** Chooses a picture or takes one that is dropped, makes it smaller and hands it over; or takes away the one that there is. */
export function GivePicture({
  title,
  label,
  side,
  hasOne,
  give,
  name,
}: {
  title: string
  /** What all of it is called for those who do not see it. */
  label: string
  /** Pixels along a side. */
  side: number
  hasOne: boolean
  /** Hands a picture over; returns its name. */
  give: (picture: Blob) => Promise<string>
  /** Says what the picture of that name shows, or that nothing does any more; '' where that is done, else why not. */
  name: (picture: string | null) => Promise<string>
}) {
  const words = usePictureWords()
  const [refused, setRefused] = useState('')
  const [said, setSaid] = useState('')
  const [isOver, setOver] = useState(false)
  const take = async (file: Blob | undefined) => {
    if (file === undefined) return
    setRefused('')
    setSaid(words.sending)
    const why = await sent(file).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    setRefused(why)
    setSaid(why === '' ? words.done : '')
  }
  const sent = async (file: Blob): Promise<string> => {
    const picture = await scaled(file, side)
    return typeof picture === 'string' ? words.problems[picture] : name(await give(picture))
  }
  const remove = async () => {
    const why = await name(null)
    setRefused(why)
    setSaid(why === '' ? words.gone : '')
  }
  return (
    <section
      className={look.give}
      aria-label={label}
      data-over={isOver}
      data-give-picture
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        // The page itself takes files that are dropped elsewhere.
        event.stopPropagation()
        setOver(false)
        void take(event.dataTransfer.files[0])
      }}
    >
      <h4>{title}</h4>
      <div className={look.row}>
        <FileButton accept={PICTURE_FILES} isDisabled={said === words.sending} onFile={take}>
          {hasOne ? words.other : words.choose}
        </FileButton>
        {hasOne ? (
          <Button kind="quiet" onPress={() => void remove()}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      <p className={look.faint}>{words.drop}</p>
      <p role="status" className={look.faint}>
        {said}
      </p>
      <Refused why={refused} />
    </section>
  )
}
