import { type FindPicture, useFoundPicture } from '../pictures/use-picture.ts'
import look from './campaign.module.css'

/** The portrait of somebody's hero, once it is here. */
export function Portrait({ who, name, find }: { who: string; name: string; find: FindPicture }) {
  const address = useFoundPicture(name, find)
  return address === '' ? null : <img className={look.portrait} src={address} alt={who} title={who} />
}
