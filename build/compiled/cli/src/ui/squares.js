/** Squares that are shown around the outermost combatants. */
const MARGIN = 2;
const HIGHLIGHT = '*';
const at = (square) => {
    const [x = '0', y = '0'] = square.split(',');
    return [Number(x), Number(y)];
};
/** Arrows for where somebody looks; corners by the quarter in which the mark stands. */
const ASCII = { n: '^', ne: "'", e: '>', se: ',', s: 'v', sw: '.', w: '<', nw: '`' };
const ARROWS = { n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←', nw: '↖' };
const GROUND_MARKS = ['~', ':', '%', '"', ';', '&', '='];
/** A mark for each sort of ground, the same as long as the map is the same. */
function terrainMarks({ ground }) {
    const marks = new Map();
    for (const { terrain, words } of ground)
        if (!marks.has(terrain))
            marks.set(terrain, { mark: GROUND_MARKS[marks.size % GROUND_MARKS.length] ?? '~', words });
    return marks;
}
/** A map cut to the screen with its coordinates, the part that it shows, and who stands outside of it. */
export function drawSquares(terminal, board, wishes) {
    const standing = board.tokens.filter((token) => token.at !== null && token.state !== 'gone');
    const faces = standing.some(({ facing }) => facing !== null);
    const widest = Math.max(1, ...standing.map(({ letter }) => letter.length)) + (faces ? 1 : 0);
    const pitch = widest + 1;
    const [, southmost] = board.origin;
    const gutter = 1 + Math.max(String(southmost).length, String(southmost + board.height - 1).length);
    const columns = Math.max(4, Math.floor((terminal.width - gutter) / pitch));
    const part = partOf(board, standing, wishes, columns);
    const cells = new Cells(board, part, pitch);
    const ours = terminal.colours;
    const lines = [];
    for (let y = part.top; y >= part.bottom; y--) {
        const edge = cells.edgeAbove(y);
        if (edge.trim() !== '')
            lines.push(`${' '.repeat(gutter)}${edge}`.trimEnd());
        lines.push(`${String(y).padStart(gutter - 1)} ${cells.row(terminal, y, standing, wishes, ours)}`.trimEnd());
    }
    const edge = cells.edgeAbove(part.bottom - 1);
    if (edge.trim() !== '')
        lines.push(`${' '.repeat(gutter)}${edge}`.trimEnd());
    lines.push(`${' '.repeat(gutter)}${axis(part, pitch)}`.trimEnd());
    const outside = standing.filter((token) => !covers(part, token)).map(({ who }) => who);
    return { lines, part, outside };
}
const covers = ({ left, right, bottom, top }, token) => {
    const [x, y] = at(token.at ?? '0,0');
    return x >= left && x <= right && y >= bottom && y <= top;
};
/** The part to draw: as it was where that still shows everybody it showed, else around the combatants. */
function partOf(board, standing, wishes, columns) {
    const [west, south] = board.origin;
    const all = { left: west, right: west + board.width - 1, bottom: south, top: south + board.height - 1 };
    const rows = wishes.rows ?? Number.POSITIVE_INFINITY;
    const points = [...standing.map((token) => token.at ?? '0,0'), ...(wishes.highlight ?? [])].map(at);
    const middle = standing.find(({ who }) => who === wishes.who) ?? standing[0];
    const [mx, my] = at(middle?.at ?? '0,0');
    const { last } = wishes;
    if (wishes.whole !== true &&
        last !== undefined &&
        last !== null &&
        last.right - last.left < columns &&
        last.top - last.bottom < rows) {
        const inside = points.every(([x, y]) => x >= last.left && x <= last.right && y >= last.bottom && y <= last.top);
        const cut = last.right - last.left + 1 < board.width || last.top - last.bottom + 1 < board.height;
        const near = mx > last.left && mx < last.right && my > last.bottom && my < last.top;
        if (inside || (cut && near))
            return last;
    }
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const around = wishes.whole === true || points.length === 0
        ? all
        : {
            left: Math.max(all.left, Math.min(...xs) - MARGIN),
            right: Math.min(all.right, Math.max(...xs) + MARGIN),
            bottom: Math.max(all.bottom, Math.min(...ys) - MARGIN),
            top: Math.min(all.top, Math.max(...ys) + MARGIN),
        };
    const [left, right] = fit(around.left, around.right, columns, mx);
    const [bottom, top] = fit(around.bottom, around.top, rows, my);
    return { left, right, bottom, top };
}
/** At most so many of the numbers from `first` to `last`, with `middle` in their middle as far as that goes. */
function fit(first, last, most, middle) {
    if (last - first < most)
        return [first, last];
    const from = Math.min(Math.max(first, middle - (most >> 1)), last - most + 1);
    return [from, from + most - 1];
}
/** What stands in squares and on the edges between them. */
class Cells {
    part;
    pitch;
    origin;
    marks = new Map();
    /** Edges west of a square, and north of it. */
    west = new Map();
    north = new Map();
    constructor(board, part, pitch) {
        this.part = part;
        this.pitch = pitch;
        this.origin = board.origin;
        const terrain = terrainMarks(board);
        for (const { square, terrain: kind } of board.ground)
            this.marks.set(square, terrain.get(kind)?.mark ?? '~');
        for (const { square, height } of board.heights) {
            if (height !== 0)
                this.marks.set(square, levelMark(board, height));
        }
        for (const { squares, tone } of board.areas)
            for (const square of squares)
                this.marks.set(square, tone === 'bad' ? '!' : '+');
        for (const square of board.blocks)
            this.marks.set(square, '#');
        for (const { square } of board.items)
            this.marks.set(square, '$');
        for (const { from, to, kind } of board.walls)
            this.edge(from, to, kind === 'wall' ? '|' : kind === 'window' ? ':' : ';', kind === 'wall' ? '-' : kind === 'window' ? '=' : '_');
        for (const { from, to, open } of board.doors)
            this.edge(from, to, open ? '/' : "'", open ? '/' : '+');
    }
    edge([x1, y1], [x2, y2], down, across) {
        const [west, south] = this.origin;
        for (let y = Math.min(y1, y2); y < Math.max(y1, y2) && x1 === x2; y++)
            this.west.set(`${x1 + west},${y + south}`, down);
        for (let x = Math.min(x1, x2); x < Math.max(x1, x2) && y1 === y2; x++)
            this.north.set(`${x + west},${y1 + south - 1}`, across);
    }
    /** The edges above a row of squares. */
    edgeAbove(y) {
        const { left, right } = this.part;
        let text = '';
        for (let x = left; x <= right; x++) {
            const mark = this.north.get(`${x},${y}`);
            text +=
                mark === undefined
                    ? ' '.repeat(this.pitch)
                    : mark.repeat(this.pitch - 1).padEnd(this.pitch, this.north.has(`${x + 1},${y}`) ? mark : ' ');
        }
        return text;
    }
    row(terminal, y, standing, wishes, colours) {
        const { left, right } = this.part;
        let text = '';
        for (let x = left; x <= right; x++) {
            const token = standing.find((one) => isOn(one, x, y));
            const square = `${x},${y}`;
            const cell = token === undefined
                ? this.ground(square, wishes, colours, terminal)
                : this.figure(token, square, wishes, terminal);
            text += cell + (this.west.get(`${x + 1},${y}`) ?? ' ');
        }
        return text;
    }
    ground(square, { highlight = [] }, colours, terminal) {
        const width = this.pitch - 1;
        if (highlight.includes(square))
            return colours.hint(HIGHLIGHT) + ' '.repeat(width - 1);
        const mark = this.marks.get(square);
        if (mark === '#')
            return (terminal.unicode ? '█' : '#').repeat(width);
        const floor = terminal.unicode ? '·' : '.';
        return (mark ?? colours.faint(floor)) + ' '.repeat(width - 1);
    }
    figure(token, square, wishes, terminal) {
        const width = this.pitch - 1;
        const { colours, unicode } = terminal;
        const arrow = token.facing === null || square !== token.at ? '' : (unicode ? ARROWS : ASCII)[token.facing];
        const ours = wishes.isOurs(token.side);
        const letter = ours ? token.letter : token.letter.toLowerCase();
        const text = `${letter}${arrow}`;
        const painted = token.state !== 'up' ? colours.faint(text) : ours ? colours.good(text) : colours.bad(text);
        const shown = token.who === wishes.who ? colours.strong(painted) : painted;
        return shown + ' '.repeat(Math.max(0, width - text.length));
    }
}
const isOn = (token, x, y) => {
    const [left, bottom] = at(token.at ?? '-1,-1');
    return x >= left && x < left + token.size && y >= bottom && y < bottom + token.size;
};
/** Heights are drawn by the floor on which they lie: 1 for the lowest above the ground. */
function levelMark({ heights }, height) {
    const above = [...new Set(heights.map((one) => one.height).filter((h) => h > 0))].sort((a, b) => a - b);
    return height < 0 ? 'v' : String((above.indexOf(height) + 1) % 10);
}
/** The numbers below a map. */
function axis({ left, right }, pitch) {
    const longest = Math.max(String(left).length, String(right).length);
    const step = [1, 2, 5, 10].find((n) => n * pitch > longest) ?? 10;
    let text = '';
    for (let x = left; x <= right; x++) {
        if (x % step !== 0)
            continue;
        text = text.padEnd((x - left) * pitch) + String(x);
    }
    return text;
}
/** What the characters of a map mean, those that are on it. */
export function squaresLegend({ unicode }, board) {
    const pieces = [`squares of ${board.unit.perSquare} ${board.unit.name}`];
    if (board.blocks.length > 0)
        pieces.push(`${unicode ? '█' : '#'} solid`);
    for (const [terrain, { mark, words }] of terrainMarks(board))
        pieces.push(`${mark} ${terrain}${words === '' ? '' : ` (${words})`}`);
    const heights = [...new Set(board.heights.map(({ height }) => height).filter((h) => h !== 0))].sort((a, b) => a - b);
    for (const height of heights)
        pieces.push(`${levelMark(board, height)} ${height} ${height < 0 ? 'deep' : 'high'}`);
    const kinds = new Set(board.walls.map(({ kind }) => kind));
    if (kinds.has('wall'))
        pieces.push('| - wall');
    if (kinds.has('window'))
        pieces.push(': = window or slit');
    if (kinds.has('low') || kinds.has('fence'))
        pieces.push('; _ low wall or fence');
    if (board.doors.some(({ open }) => !open))
        pieces.push("' + door, shut");
    if (board.doors.some(({ open }) => open))
        pieces.push('/ door, open');
    for (const { name, tone, words } of board.areas)
        pieces.push(`${tone === 'bad' ? '!' : '+'} ${name}${words === '' ? '' : `: ${words}`}`);
    if (board.items.length > 0)
        pieces.push('$ something lies there');
    if (board.tokens.some(({ facing }) => facing !== null))
        pieces.push(unicode ? 'arrows: where they look' : "^ > v < and ' , . ` (corners): where they look");
    return pieces;
}
/** The same for the ear: walls, doors, ground and what lies about, in words. */
export function squaresInWords(board) {
    const { width, height, unit, origin } = board;
    const lines = [
        `The map is ${width} by ${height} squares of ${unit.perSquare} ${unit.name}; x grows to the east, y to the north.`,
    ];
    for (const { name, from, to, open } of board.doors)
        lines.push(`Door ${name}, ${open ? 'open' : 'shut'}: ${edgeWords(origin, from, to)}.`);
    for (const { from, to, kind } of board.walls)
        lines.push(`${kind === 'low' ? 'Low wall' : kind.charAt(0).toUpperCase() + kind.slice(1)}: ${edgeWords(origin, from, to)}.`);
    if (board.blocks.length > 0)
        lines.push(`Solid: ${board.blocks.join('; ')}.`);
    const byTerrain = new Map();
    for (const { square, terrain, words } of board.ground) {
        const key = words === '' ? terrain : `${terrain} (${words})`;
        byTerrain.set(key, [...(byTerrain.get(key) ?? []), square]);
    }
    for (const [terrain, squares] of byTerrain)
        lines.push(`${terrain}: ${squares.join('; ')}.`);
    const byHeight = new Map();
    for (const { square, height: h } of board.heights)
        byHeight.set(h, [...(byHeight.get(h) ?? []), square]);
    for (const [h, squares] of byHeight)
        lines.push(`${h} ${h < 0 ? 'deep' : 'high'}: ${squares.join('; ')}.`);
    for (const { name, squares, words } of board.areas)
        lines.push(`${name}${words === '' ? '' : `, ${words}`}: ${squares.join('; ')}.`);
    for (const { square, names } of board.items)
        lines.push(`On the ground at ${square}: ${names.join(', ')}.`);
    return lines;
}
const edgeWords = ([west, south], [x1, y1], [x2, y2]) => x1 === x2
    ? `between the columns ${west + x1 - 1} and ${west + x1}, from ${south + Math.min(y1, y2)} to ${south + Math.max(y1, y2) - 1}`
    : `between the rows ${south + y1 - 1} and ${south + y1}, from ${west + Math.min(x1, x2)} to ${west + Math.max(x1, x2) - 1}`;
//# sourceMappingURL=squares.js.map