import type { Card } from '@fray/kernel'
import type { Outcome } from '@fray/live/client'
import type { Referee } from '../referee/referee.ts'
import type { PicturesHere } from './context.ts'
import { GivePicture } from './give-picture.tsx'
import { usePictureWords } from './words.ts'

/** Pixels of a portrait along a side. */
const SIDE = 512

/** Gives somebody a portrait: the referee anybody, players those whom they play. */
export function PortraitOf({
  card: { who },
  pictures,
  referee,
}: {
  card: Card
  pictures: PicturesHere
  referee: Referee | null
}) {
  const words = usePictureWords()
  const connection = referee?.connection ?? pictures.connection
  const { give } = pictures
  if (connection === null || give === null) return null
  const seat = connection.now.seat?.id ?? ''
  const token = connection.now.table?.board.tokens.find((one) => one.who === who)
  return (
    <GivePicture
      title={words.portrait}
      label={words.of(who)}
      side={SIDE}
      hasOne={token?.picture !== undefined}
      give={(picture) => give(seat, picture)}
      name={async (picture) => {
        const outcome = (await connection.ask({ do: 'portrait', who, picture })) as Outcome
        return outcome.done ? '' : outcome.reason
      }}
    />
  )
}
