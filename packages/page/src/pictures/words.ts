import { useWords } from '../words/words.ts'
import type { FileProblem } from './scale.ts'

/** What the page says of pictures that people give, in English. */
const en = {
  of: (who: string): string => `Picture: ${who}`,
  portrait: 'Picture',
  map: 'Picture under the map',
  choose: 'Choose a picture',
  other: 'Choose another picture',
  remove: 'Take it away',
  drop: 'Or drop a file here. PNG, JPEG, WebP or AVIF; it is made smaller first.',
  handOut: 'Show a picture',
  handedOut: 'A picture',
  sending: 'Sending the picture …',
  done: 'The picture is there.',
  gone: 'The picture is gone.',
  problems: {
    empty: 'This file is empty.',
    svg: 'SVG is not accepted, because it can hold programs: use PNG, JPEG, WebP or AVIF.',
    gif: 'GIF is not accepted: use PNG, JPEG, WebP or AVIF.',
    unknown: 'This is not a picture of a kind that is accepted: use PNG, JPEG, WebP or AVIF.',
    animated: 'This picture moves: use one that stands still.',
    damaged: 'This picture is damaged.',
    huge: 'This picture has too many pixels: make it smaller first.',
    large: 'This file is too large: make it smaller first.',
  } satisfies Record<FileProblem, string>,
}

const de: typeof en = {
  of: (who) => `Bild: ${who}`,
  portrait: 'Bild',
  map: 'Bild unter der Karte',
  choose: 'Bild wählen',
  other: 'Anderes Bild wählen',
  remove: 'Wegnehmen',
  drop: 'Oder zieh eine Datei hierher. PNG, JPEG, WebP oder AVIF; sie wird zuerst verkleinert.',
  handOut: 'Bild zeigen',
  handedOut: 'Ein Bild',
  sending: 'Das Bild wird gesendet …',
  done: 'Das Bild ist da.',
  gone: 'Das Bild ist weg.',
  problems: {
    empty: 'Diese Datei ist leer.',
    svg: 'SVG wird nicht angenommen, denn es kann Programme enthalten: nimm PNG, JPEG, WebP oder AVIF.',
    gif: 'GIF wird nicht angenommen: nimm PNG, JPEG, WebP oder AVIF.',
    unknown: 'Das ist kein Bild einer Art, die angenommen wird: nimm PNG, JPEG, WebP oder AVIF.',
    animated: 'Dieses Bild bewegt sich: nimm eines, das stillsteht.',
    damaged: 'Dieses Bild ist beschädigt.',
    huge: 'Dieses Bild hat zu viele Bildpunkte: verkleinere es zuerst.',
    large: 'Diese Datei ist zu groß: verkleinere sie zuerst.',
  },
}

/** The texts of pictures in the language of the page; they come with the pictures alone. */
export const usePictureWords = (): typeof en => (useWords().language === 'de' ? de : en)
