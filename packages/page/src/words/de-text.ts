import type { enText } from './en-text.ts'
import { platform } from './platform.ts'

const { list } = platform('de')

/** Was der Texttisch sagt, auf Deutsch. */
export const deText: typeof enText = {
  title: 'Texttisch',
  command: 'Befehl',
  help: 'Tippe den Schlüssel oder die Wörter einer Handlung oder Antwort, dann Enter. „hilfe“ zählt auf, was sonst noch verstanden wird.',
  understood:
    'Schlüssel oder Wörter von Handlungen und Antworten; „ende“; „zurück“, „wieder“; „reichweite NAME“, „gefahr NAME“; „karte NAME“; „was ist WÖRTER“; „verlauf“; „chancen SCHLÜSSEL“; „damals N“, „davor“, „danach“, „jetzt“; „plane“, „plane NAME“. Die englischen Befehle gehen auch.',
  commands: {
    help: ['hilfe'],
    undo: ['zurück', 'rückgängig'],
    redo: ['wieder', 'wiederholen'],
    end: ['ende', 'fertig'],
    yes: ['ja'],
    no: ['nein', 'doch nicht'],
    reach: ['reichweite'],
    threat: ['gefahr'],
    card: ['karte'],
    'what is': ['was ist', 'was'],
    log: ['verlauf'],
    odds: ['chancen'],
    past: ['damals', 'augenblick'],
    before: ['davor'],
    after: ['danach'],
    now: ['jetzt'],
    'play on': ['weiterspielen', 'ab hier weiterspielen'],
    plan: ['plane', 'plan'],
    'keep plan': ['behalten', 'das ist der plan'],
    'drop plan': ['plan verwerfen'],
    'take out': ['herausnehmen', 'ohne'],
  },
  state: 'Wie es steht',
  who: 'Wer',
  side: 'Seite',
  where: 'Wo',
  how: 'Wie es geht',
  marks: 'Was darauf liegt',
  key: 'Schlüssel',
  action: 'Handlung',
  chance: 'Chancen',
  places: 'Orte',
  ways: 'Wege',
  lately: 'Zuletzt',
  notUnderstood: (text) => `„${text}“ ist kein Schlüssel und nicht der Wortlaut einer Handlung.`,
  several: (keys) => `Das könnte ${list(keys)} sein: Tippe den Schlüssel.`,
  yesNo: 'Ja oder nein?',
  showChances: 'Chancen ausrechnen',
  costs: 'Kostet',
  nobody: 'niemand',
  together: (who) => `Beisammen: ${list(who)}.`,
  otherwise: (words) => `Alle anderen zueinander: ${words}.`,
  size: (width, height, across) =>
    `${width} Felder von West nach Ost, ${height} von Süd nach Nord${across === '' ? '' : `, jedes ${across}`}. Die erste Zahl zählt nach Osten, die zweite nach Norden.`,
  blocked: 'Hier kommt nichts durch',
  door: (name, at, open) => `${name}: eine Tür bei ${at.join(',')}, ${open ? 'offen' : 'zu'}.`,
  inPast:
    '„davor“ und „danach“ führen von Augenblick zu Augenblick, „damals N“ zum Augenblick N, „jetzt“ zurück zum Jetzt.',
  noStep: (last) => `Die Augenblicke dieses Kampfs haben die Nummern 0 bis ${last}: „damals ${last}“.`,
  noFork: 'Nur wer das ganze Protokoll eines Kampfs hat, spielt ab einem Augenblick weiter.',
  planHow:
    'Tippe Handlungen, eine nach der anderen. Dann „behalten“: Das ist der Plan; „herausnehmen N“: diese doch nicht; oder „nein“: kein Plan.',
  planSoFar: (steps) =>
    `Der Plan bis hierher: ${steps.map((step, i) => `${i + 1}. ${step}`).join('; ')}. „behalten“ behält ihn.`,
  planStands: (who) => `Der Plan für ${who} wartet auf den eigenen Zug.`,
  noPlanner: 'Geplant wird für jemanden von dir, solange andere handeln.',
  planEmpty: 'Im Plan steht noch nichts.',
  noPlanStep: (count) => `Die Schritte des Plans haben die Nummern 1 bis ${count}: „herausnehmen ${count}“.`,
}
