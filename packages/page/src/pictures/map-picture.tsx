import type { Referee } from '../referee/referee.ts'
import { usePictures } from './context.ts'
import { GivePicture } from './give-picture.tsx'
import { isGivenPicture } from './names.ts'
import { usePictureWords } from './words.ts'

/** Pixels of a map along a side. */
const SIDE = 4096

/** Lays a picture under the map of squares, or takes it away. */
export function MapPicture({ referee }: { referee: Referee }) {
  const words = usePictureWords()
  const give = usePictures()?.give ?? null
  const { board } = referee.table
  if (give === null || board.kind !== 'squares') return null
  return (
    <GivePicture
      title={words.map}
      label={words.map}
      side={SIDE}
      hasOne={isGivenPicture(board.picture?.mark ?? '')}
      give={(picture) => give(referee.table.seat.id, picture)}
      name={(picture) => referee.say({ do: 'map-picture', picture })}
    />
  )
}
