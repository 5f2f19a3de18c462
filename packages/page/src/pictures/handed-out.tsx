import look from './pictures.module.css'
import { portraitHere, usePortraits } from './portraits.ts'
import { usePictureWords } from './words.ts'

/** A picture that was handed out, with what was said of it. */
export function HandedOut({ picture, words: said }: { picture: string; words: string }) {
  const words = usePictureWords()
  usePortraits([{ picture }])
  const address = portraitHere(picture)
  const label = said === '' ? words.handedOut : said
  return address === null ? (
    <span className={look.faint}>{label}</span>
  ) : (
    // At its full size where somebody wants to read it: the address is of this page alone.
    <a className={look.handed} href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={label} />
    </a>
  )
}
