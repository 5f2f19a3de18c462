/** Width and height of a character, and the space around the text, in the picture's units. */
const CELL = { width: 8.4, height: 18, size: 14 }
const MARGIN = 16

const BACKGROUND = '#14181f'
const FOREGROUND = '#d8dee9'
const FAINT = '#8b95a5'
/** Colours 0 to 7 and their bright forms 8 to 15, readable on the background. */
const PALETTE = [
  ...['#5b6472', '#ff8f88', '#8fd694', '#f2cc60', '#8ab4f8', '#d7a6f5', '#6fd6dc', '#d8dee9'],
  ...['#7f8a9a', '#ffaca6', '#b0e6b4', '#f8dd8b', '#aecbff', '#e4c3fa', '#98e6ea', '#ffffff'],
]

/**
 * How a piece of text looks.
 * @typedef {{ colour: string | null, bold: boolean, faint: boolean }} Look
 * @typedef {{ column: number, text: string, look: Look }} Run
 */

/** @type {Look} */
const USUAL = { colour: null, bold: false, faint: false }

const ESCAPE = '\u001b'
const SEQUENCE = new RegExp(`(${ESCAPE}\\[[0-9;]*[A-Za-z])`)

/**
 * The runs of equal look in each line. A look goes on from line to line, as it does in a terminal.
 * @param {string} text
 * @returns {Run[][]}
 */
function readScreen(text) {
  let look = USUAL
  return text
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
    .map((line) => {
      /** @type {Run[]} */
      const runs = []
      let column = 0
      for (const piece of line.split(SEQUENCE)) {
        if (piece.startsWith(ESCAPE) && piece.endsWith('m'))
          look = changed(look, piece.slice(2, -1).split(';').map(Number))
        if (piece === '' || piece.startsWith(ESCAPE)) continue
        runs.push({ column, text: piece, look })
        column += [...piece].length
      }
      return runs
    })
}

/**
 * The look after the codes of one colour sequence.
 * @param {Look} look
 * @param {number[]} codes
 */
function changed(look, codes) {
  let now = look
  for (const code of codes) {
    if (code === 0) now = USUAL
    else if (code === 1) now = { ...now, bold: true }
    else if (code === 2) now = { ...now, faint: true }
    else if (code === 22) now = { ...now, bold: false, faint: false }
    else if (code === 39) now = { ...now, colour: null }
    else if (code >= 30 && code <= 37) now = { ...now, colour: PALETTE[code - 30] ?? null }
    else if (code >= 90 && code <= 97) now = { ...now, colour: PALETTE[code - 82] ?? null }
  }
  return now
}

/** @param {string} text */
const escaped = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** @param {number} n */
const short = (n) => String(Math.round(n * 100) / 100)

/**
 * What stands in a terminal as an SVG picture for the documentation: text with its colours, and the cursor behind the last line.
 * @param {string} text with the terminal's colour codes, as `tmux capture-pane -e -p` prints it
 * @param {{ title: string, desc: string, columns: number }} wishes `title` and `desc` are for those who hear the picture
 */
export function drawScreen(text, { title, desc, columns }) {
  const lines = readScreen(text)
  const lengthOf = (/** @type {Run[]} */ runs) => Math.max(0, ...runs.map((r) => r.column + [...r.text].length))
  const widest = Math.max(columns, ...lines.map(lengthOf))
  const width = widest * CELL.width + 2 * MARGIN
  const height = lines.length * CELL.height + 2 * MARGIN
  const top = (/** @type {number} */ row) => MARGIN + row * CELL.height
  const drawn = lines.flatMap((runs, row) => runs.flatMap((run) => drawRun(run, top(row) + CELL.size)))
  const last = lines.length - 1
  const x = MARGIN + (lengthOf(lines[last] ?? []) + 1) * CELL.width
  const size = `width="${CELL.width}" height="${CELL.height - 2}"`
  drawn.push(`<rect x="${short(x)}" y="${short(top(last))}" ${size} fill="${FOREGROUND}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(desc)}</desc>`,
    `<rect width="100%" height="100%" rx="8" fill="${BACKGROUND}"/>`,
    `<g font-family="'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace" font-size="${CELL.size}" fill="${FOREGROUND}">`,
    ...drawn,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

/**
 * One run as elements of text, each stretched to its columns so that every font keeps boxes straight. Where spaces come together an
 * element ends: not everything that draws SVG keeps them.
 * @param {Run} run
 * @param {number} y
 */
function drawRun({ column, text, look }, y) {
  const fill = look.colour ?? (look.faint ? FAINT : null)
  const style = `${fill === null ? '' : ` fill="${fill}"`}${look.bold ? ' font-weight="bold"' : ''}`
  return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: shown, index }) => {
    const x = short(MARGIN + (column + [...text.slice(0, index)].length) * CELL.width)
    const length = short([...shown].length * CELL.width)
    return `<text x="${x}" y="${short(y)}" textLength="${length}" lengthAdjust="spacingAndGlyphs"${style}>${escaped(shown)}</text>`
  })
}
