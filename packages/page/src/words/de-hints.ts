import type { HintWords } from './en-hints.ts'

/** Hints of the first fight, in German. */
export const deHints: HintWords = {
  title: 'Hinweis',
  gotIt: 'Verstanden',
  noMore: 'Keine Hinweise mehr',
  says: {
    choose:
      'Du bist am Zug. Zeige auf eine Karte oder tippe sie einmal an: Das Feld zeigt, was sie täte. Drücke sie, um es zu tun. Auch Gegner und Orte auf dem Feld lassen sich wählen.',
    happened:
      'Das ist geschehen: der Würfel, was er erreichen musste und was verloren ging. Nichts ist endgültig, alles lässt sich zurücknehmen.',
    done: 'Es bleibt nichts, was sich lohnt. Der gelbe Knopf beendet deinen Zug.',
    others: 'Die anderen handeln nacheinander. Escape zeigt sofort, wie es steht; das Protokoll behält alles.',
  },
}
