import { useWords } from '../words/words.ts'

/** What the page says of talk at a table, in English. */
const en = {
  title: 'Table talk',
  nothing: 'Nobody has written anything yet.',
  line: 'Write to the table',
  to: 'For',
  everybody: 'everybody',
  send: 'Send',
  announce: 'Announce',
  dice: 'Dice',
  secretly: 'For the referee alone',
  roll: 'Roll',
  place: 'Place',
  point: 'Point',
  pointing: 'Press a place on the board, or choose one with the arrow keys and Enter.',
  stop: 'Stop pointing',
  points: (who: string, place: string): string => `${who} points at ${place}`,
  only: (who: string): string => `to ${who} alone`,
  erase: (line: string): string => `Take back: ${line}`,
  announcement: 'Announcement',
}

const de: typeof en = {
  title: 'Am Tisch',
  nothing: 'Noch hat niemand etwas geschrieben.',
  line: 'An den Tisch schreiben',
  to: 'Für',
  everybody: 'alle',
  send: 'Senden',
  announce: 'Ansagen',
  dice: 'Würfel',
  secretly: 'Nur für die Spielleitung',
  roll: 'Würfeln',
  place: 'Ort',
  point: 'Zeigen',
  pointing: 'Drücke auf einen Ort auf dem Spielfeld, oder wähle einen mit Pfeiltasten und Eingabe.',
  stop: 'Nicht mehr zeigen',
  points: (who, place) => `${who} zeigt auf ${place}`,
  only: (who) => `nur für ${who}`,
  erase: (line) => `Zurücknehmen: ${line}`,
  announcement: 'Ansage',
}

/** The texts of talk in the language of the page; they come with it alone. */
export const useTalkWords = (): typeof en => (useWords().language === 'de' ? de : en)
