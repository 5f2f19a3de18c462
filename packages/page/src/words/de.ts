import { deLive } from './de-live.ts'
import { deReferee } from './de-referee.ts'
import { deText } from './de-text.ts'
import { deTime } from './de-time.ts'
import type { Words } from './en.ts'
import { platform } from './platform.ts'

const { percent, amount, list, day, plural } = platform('de')

/** Everything that the page says automatically, in German. What the fight says comes from its rules, and is English. */
export const de: Words = {
  language: 'de',
  languageName: 'Deutsch',
  percent,
  amount,
  list,
  day,
  skip: 'Zum Kampf springen',
  close: 'Schließen',
  back: 'Alle Kämpfe',

  live: deLive,
  referee: deReferee,
  time: deTime,

  home: {
    credits: 'Silhouetten: game-icons.net, CC BY 3.0',
    title: 'Kämpfe am Spieltisch, genau nach Regelbuch',
    lead: 'Such dir einen Kampf aus und spiel los. Fray kennt die Regeln, würfelt selbst oder nimmt deine Würfel, zeigt, woher jede Zahl kommt, und lässt dich alles zurücknehmen.',
    underWay: 'Weiterspielen',
    resume: 'Weiter',
    over: 'vorbei',
    forget: 'Löschen',
    forgetSure: 'Endgültig löschen?',
    keep: 'Behalten',
    save: 'Als Datei speichern',
    play: 'Spielen',
    playNamed: (title) => `${title} spielen`,
    otherWays: (title) => `${title} anders spielen`,
    ways: {
      first: (side) => `${side} spielen`,
      second: (side) => `${side} spielen`,
      'hot-seat': 'Alle spielen, an diesem Bildschirm',
    },
    realDice: 'Wir würfeln mit echten Würfeln und tippen sie ein',
    numbers: (numbers) => numbers.join(' gegen '),
    hard: (wins) =>
      wins >= 0.85
        ? 'Harmlos'
        : wins >= 0.65
          ? 'Zu deinen Gunsten'
          : wins >= 0.4
            ? 'Ausgeglichen'
            : wins >= 0.2
              ? 'Schwer'
              : 'Sehr schwer',
    rounds: (rounds) => `etwa ${amount(rounds)} Runden`,
    hardMeans: (wins) =>
      `Wenn der Computer beide Seiten spielt, gewinnt die erste ${amount(Math.round(wins * 100))} von 100 Kämpfen.`,
    own: {
      title: 'Eigene Kämpfe',
      new: 'Neuer Kampf',
      edit: 'Bearbeiten',
      editNamed: (title) => `${title} bearbeiten`,
      copy: 'Eine Kopie bearbeiten',
      forgetNamed: (title) => `${title} löschen`,
      untitled: (game) => `Ein Kampf in ${game} ohne Titel`,
    },
    onlyAtTables: 'Nur an Tischen dieses Servers.',
    open: 'Datei öffnen',
    choose: 'Datei aussuchen',
    chooseFolder: 'Ordner aussuchen',
    noneAmong: 'In diesem Ordner sind Pakete und keine Begegnung: such auch ihre Datei aus.',
    severalAmong: 'In diesem Ordner sind mehrere Begegnungen: welche?',
    openLead:
      'Eine eigene Begegnung (YAML oder JSON) oder ein gespeicherter Kampf. Du kannst sie auch irgendwo auf dieser Seite fallen lassen. Inhaltspakete: such ihre Dateien zusammen mit ihr aus, oder den Ordner, in dem alle liegen.',
    drop: 'Hier fallen lassen',
    nothingThere: 'In diesem Ordner ist nichts, was sich öffnen lässt: keine .yaml-, .yml- oder .json-Datei.',
    wrong: (name) => `${name} lässt sich noch nicht spielen`,
    wrongLead: 'Bessere es hier aus und versuch es noch einmal.',
    line: (line) => `Zeile ${line}`,
    again: 'Noch einmal versuchen',
    inLab: 'Im Labor ausprobieren',
    fileInLab: 'Eine Datei im Labor ansehen',
    neverMind: 'Doch nicht',
    fileText: 'Der Text der Datei',
  },

  fight: {
    yourTurn: 'Du bist dran',
    seat: 'Ansehen als',
    pack: 'Inhaltspaket: was anders ist als im Buch',
    seatName: (seat) => `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`,
    opening: 'Der Kampf wird aufgebaut …',
    failed: 'Dieser Kampf ließ sich nicht öffnen.',
    round: 'Reihenfolge',
    order: 'Reihenfolge',
    now: 'jetzt',
    states: { done: 'war dran', now: 'ist dran', 'to-come': 'kommt noch', waiting: 'wartet' },
    tied: 'im selben Augenblick',
    endTurn: 'Zug beenden',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undoWhat: (what) => `Rückgängig: ${what}`,
    redoWhat: (what) => `Wiederholen: ${what}`,
    nothingToUndo: 'Nichts zurückzunehmen',
    nothingToRedo: 'Nichts zu wiederholen',
    settings: 'Einstellungen',
    keys: 'Tasten',
    lab: 'Labor',
    after: 'Wie es lief',
    textTable: 'Texttisch',
    more: 'Mehr',
    drawnTable: 'Gezeichneter Tisch',
    won: (side) => `Sieg für ${side}`,
    overNobody: 'Der Kampf ist vorbei',
    over: 'Der Kampf ist vorbei. Zurücknehmen geht noch.',
    again: { same: 'Noch einmal', other: 'Die andere Seite spielen' },
    standing: (up, all) => `${up} von ${all} stehen noch`,
    stalemate: 'Dieser Kampf kommt seit Langem nicht vom Fleck.',
    goOn: 'Weiter',
    waitsFor: (seats) => `Wir warten auf ${list(seats)}`,
    waitsReferee: 'Ab hier kann nur die Spielleitung weitermachen.',
    pending: 'Moment …',
    you: 'du',
  },

  regions: { action: 'Handeln', board: 'Spielfeld', people: 'Figuren', log: 'Verlauf', label: 'Teile des Tischs' },

  board: {
    label: 'Spielfeld',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    fit: 'Alles zeigen',
    reach: 'Meine Reichweite',
    threat: 'Was mich bedroht',
    help: 'Die Pfeiltasten bewegen den Zeiger, Enter wählt aus.',
    edge: 'In dieser Richtung liegt nichts.',
    empty: 'niemand',
    down: 'am Boden',
    cost: (words) => words,
    provokes: (names) => `unterwegs darf zuschlagen: ${list(names)}`,
    otherwise: (words) => `Alle anderen: ${words}`,
    distances: (who) => `Entfernungen von ${who} aus`,
    struckBy: (names) => `in Reichweite von ${list(names)}`,
    exitShort: 'Ausgang',
    exit: (sides) => `Ausgang für ${list(sides)}`,
    capacity: (n) => `Platz für ${n}`,
    onGround: (names) => `auf dem Boden: ${list(names)}`,
    height: (height, unit) => `${height} ${unit} hoch`,
    nothingHere: 'Dort ist jetzt nichts zu tun.',
    open: 'offen',
    shut: 'zu',
  },

  actions: {
    title: (who) => `${who}: Was tun?`,
    whose: 'Wer ist dran',
    who: 'Wer handelt',
    referee: 'Spielleitung',
    next: 'Wer kommt als Nächstes?',
    hits: (chance) => `trifft ${chance}`,
    ifAnswered: (chance) => `${chance} mit Reaktionen`,
    fells: (chance) => `fällt das Ziel ${chance}`,
    fellsWho: (who, chance) => `fällt ${who} ${chance}`,
    takes: (amount) => `im Mittel ${amount} Schaden`,
    costs: (amount) => `leidet selbst im Mittel ${amount}`,
    fallsItself: (chance) => `geht selbst zu Boden ${chance}`,
    risk: 'Risiko:',
    danger: 'Gefahr:',
    about: 'etwa ',
    illegal: (n) => `Geht gerade nicht (${n})`,
    only: (what) => `Mit ${what}`,
    all: 'Alles zeigen',
    none: 'Damit lässt sich jetzt nichts tun.',
    ask: (label) => `${label}?`,
    leaveOut: 'niemand, nichts',
    possible: (n) => plural(n, { one: 'Möglich ist nur eins: Wähle es.', other: `${n} sind möglich: Tippe, welches.` }),
    say: 'Los',
    find: 'Suchen',
    onBoard: 'Wähle es auf dem Spielfeld oder tippe es hier.',
    cancel: 'Doch nicht',
    sure: {
      ends: 'Damit ist es für alle zu Ende.',
      'gives-up': 'Damit gibst du auf.',
      'throws-away': 'Damit ist es verloren.',
    },
    yes: 'Ja, tun',
    no: 'Nein',
    what: (label) => `Was ist „${label}“?`,
    waiting: 'Im Moment ist nichts zu tun.',
    more: (n) => `${n} weitere`,
    fewer: 'Weniger',
  },

  questions: {
    title: 'Eine Frage',
    for: (who) => `Für ${who}`,
    of: (n, all) => `${n} von ${all}`,
    usual: 'üblich',
    refusedLate: 'Deine letzte Antwort wurde nicht angenommen:',
    read: 'OK',
    declared: 'Du hast angesagt',
    declareAnew: 'Die letzte ändern',
    haveDeclared: (seats) => (seats.length === 0 ? '' : `Bisher angesagt: ${list(seats)}`),
    others: 'Alles andere',
    answer: 'Antworten',
    number: (min, max) =>
      min !== null && max !== null
        ? `von ${min} bis ${max}`
        : min !== null
          ? `${min} oder mehr`
          : max !== null
            ? `bis ${max}`
            : '',
    always: 'Ab jetzt immer von selbst',
    loses: (who, amount) => `${who} verliert ${amount}`,
    falls: (who, chance) => `${who} geht zu Boden ${chance}`,
  },

  dice: {
    typed: 'Echte Würfel werden eingetippt',
    typedBy: { own: 'für alle, die Menschen spielen', all: 'für alle', none: 'für niemanden: Fray würfelt' },
    title: 'Echte Würfel werfen',
    lead: (who) => `${who} würfelt`,
    faces: 'Was die Würfel zeigen',
    die: (sides) => `W${sides}`,
    faceOf: (n, sides) => `Würfel ${n}, W${sides}`,
    take: 'So ist es',
    roll: 'Für mich würfeln',
    wrong: (sides) => `Ein W${sides} zeigt 1 bis ${sides}.`,
  },

  people: {
    title: 'Figuren',
    left: (left, of) => (of === null ? `noch ${left}` : `noch ${left} von ${of}`),
    reactions: 'Zwischen den Zügen',
    numbers: 'Zahlen',
    budget: 'In diesem Zug',
  },

  log: {
    title: 'Verlauf',
    empty: 'Hier steht, was geschieht.',
    opens: (words) => `Wie es dazu kam: ${words}`,
    total: 'zusammen',
    notCounted: 'zählt nicht',
    before: (n) =>
      plural(n, { one: 'Eine Zeile davor steht im Verlauf:', other: `${n} Zeilen davor stehen im Verlauf:` }),
    takenBack: 'Zurückgenommen',
    toEnd: 'Ans Ende',
    toStart: 'Alles',
  },

  about: {
    title: 'Was ist das?',
    none: 'Darüber ist nichts bekannt.',
    rules: 'Regeln',
  },

  settings: {
    title: 'Einstellungen',
    look: 'Aussehen',
    schemes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    reactions: 'Wenn du eingreifen könntest',
    reactionChoices: { ask: 'Frag mich', auto: 'Entscheide für mich', never: 'Lass es geschehen' },
    reactionMeanings: {
      ask: 'Du wirst jedes Mal gefragt, wenn du eingreifen könntest.',
      auto: 'Der Computer entscheidet vernünftig an deiner Stelle.',
      never: 'Du greifst nie ein.',
    },
    letters: 'Buchstabentasten',
    lettersOn: 'Einzelne Buchstaben sind Tastenkürzel',
    sound: 'Ein Ton, wenn du dran bist',
    language: 'Sprache',
    languageAuto: 'Wie der Browser',
    save: 'Den Kampf als Datei speichern',
    saveLog: 'Den Verlauf als Markdown speichern',
  },

  keys: {
    title: 'Tasten',
    fixed: [
      ['Strg+Z', 'rückgängig'],
      ['Strg+Umschalt+Z', 'wiederholen'],
      ['1 … 9', 'die Handlungen oder Antworten mit dieser Nummer'],
      ['+  −  0', 'auf dem Spielfeld: näher, weiter weg, alles zeigen'],
      ['Esc', 'zurück, doch nicht'],
      ['?', 'diese Liste'],
    ],
    letters: {
      end: 'Zug beenden',
      board: 'zum Spielfeld',
      action: 'zu den Handlungen oder zur Frage',
      people: 'zu den Figuren',
      log: 'zum Verlauf',
      time: 'durch den Kampf zurückblättern; Pfeile, Pos1 und Ende bewegen darin',
      reach: 'meine Reichweite zeigen',
      threat: 'zeigen, was mich bedroht',
      referee: 'Spielleitung: die Werkzeuge, und zurück',
      pick: 'Spielleitung: wählen, wessen Karte offen ist',
      add: 'Spielleitung: jemanden dazuholen',
      value: 'Spielleitung: einen Wert setzen',
      veil: 'Spielleitung: Gewählte verbergen oder zeigen',
      pause: 'Spielleitung: Pause, weiter',
    },
    letterFor: (what) => `Buchstabe: ${what}`,
    change: 'Um einen Buchstaben zu ändern, geh zu ihm und tippe einen anderen.',
    changed: (letter, what) => `Jetzt gilt ${letter}: ${what}.`,
    swapped: (letter, what, other, otherWhat) => `Jetzt gilt ${letter}: ${what}, und ${other}: ${otherWhat}.`,
    noLetter: 'Das ist kein Buchstabe; es bleibt alles, wie es war.',
    reset: 'Alle Buchstaben wie am Anfang',
    wasReset: 'Alle Buchstaben sind wie am Anfang.',
    off: 'Buchstaben sind in den Einstellungen abgeschaltet, Ziffern damit auch.',
  },

  text: deText,

  credits: {
    title: 'Gemacht mit',
    lead: 'Frays Seite ist hiermit gemacht, und wir sind dankbar dafür.',
  },
}
