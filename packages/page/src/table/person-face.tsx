import { Face } from '../board/face.tsx'
import { useArt } from '../board/use-art.ts'
import type { Person } from './people-context.ts'

/** Somebody in a list or beside a question, as on the board. */
export function PersonFace({ person: { token, life, isMine }, size }: { person: Person; size: number }) {
  const art = useArt([token])
  return <Face token={token} life={life} art={art} size={size} isMine={isMine} />
}
