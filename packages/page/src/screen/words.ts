import { platform } from '../words/platform.ts'
import { useWords } from '../words/words.ts'

const english = platform('en')
const german = platform('de')

/** What the page says of the screen for the middle of the table, in English. */
const en = {
  name: 'A screen for the middle of the table',
  means:
    'Board, order and results in large, for a television or a tablet. It shows what spectators may see and offers no actions.',
  make: 'Set up a screen',
  linkMeans: 'Open it on the screen. Anyone who has it can watch, and nothing else. It leads from fight to fight.',
  notAScreen: 'This link is not for a screen',
  notAScreenMeans: 'It leads to a seat of a person. Set one up under “A screen for the middle of the table”.',
  full: 'Full screen',
  leaveFull: 'Leave full screen',
  between: 'Between fights',
  over: 'This evening is over',
  here: 'Who is here',
  nobody: 'Nobody yet',
  plays: (heroes: readonly string[]): string => english.list(heroes),
  past: 'So far',
  acts: (who: readonly string[]): string => `Acting now: ${english.list(who)}`,
  lower: 'Lower the curtain',
  raise: 'Raise the curtain',
  isDown: 'The curtain is down: the screen does not show the fight.',
  soon: 'The curtain is down. The fight continues soon.',
  referee: 'Referee',
}

const de: typeof en = {
  name: 'Ein Bildschirm für die Mitte des Tischs',
  means:
    'Spielfeld, Reihenfolge und Ergebnisse in groß, für Fernseher oder Tablet. Er zeigt, was Zuschauende sehen dürfen, und bietet keine Aktionen an.',
  make: 'Bildschirm einrichten',
  linkMeans: 'Öffne ihn auf dem Bildschirm. Wer ihn hat, kann zuschauen und sonst nichts. Er führt von Kampf zu Kampf.',
  notAScreen: 'Dieser Link ist nicht für einen Bildschirm',
  notAScreenMeans: 'Er führt zum Platz einer Person. Richte einen ein unter „Ein Bildschirm für die Mitte des Tischs“.',
  full: 'Vollbild',
  leaveFull: 'Vollbild verlassen',
  between: 'Zwischen zwei Kämpfen',
  over: 'Dieser Abend ist zu Ende',
  here: 'Wer da ist',
  nobody: 'Noch niemand',
  plays: (heroes) => german.list(heroes),
  past: 'Bisher',
  acts: (who) => `Jetzt am Zug: ${german.list(who)}`,
  lower: 'Vorhang senken',
  raise: 'Vorhang heben',
  isDown: 'Der Vorhang ist unten: Der Bildschirm zeigt den Kampf nicht.',
  soon: 'Der Vorhang ist unten. Der Kampf geht bald weiter.',
  referee: 'Spielleitung',
}

/** The texts of the screen in the language of the page; they come with it alone. */
export const useScreenWords = (): typeof en => (useWords().language === 'de' ? de : en)
