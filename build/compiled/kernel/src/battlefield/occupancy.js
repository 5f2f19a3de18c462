import { NO_SQUARE } from './grid/grid.js';
/**
 * Who stands where on a battlefield of squares. It is worked out from the columns of places (see `defineTables`) when
 * somebody asks, and only what has changed since: it is no part of the fight, so copies, hashes and what is taken back
 * need to know nothing of it. Several may stand in one square.
 */
export class Occupancy {
    scene;
    width;
    bodies;
    /** How many bodies are in each square. */
    counts;
    /** The squares and sizes that are counted, by row. */
    squares = [];
    sizes = [];
    counted = -1;
    marks;
    /** The squares that are marked: so many of the first. (Setting an array's length takes longer than all the rest.) */
    marked = [];
    markedCount = 0;
    mover = -1;
    how = -1;
    markedAt = -1;
    constructor(scene, { width, depth }, bodies) {
        this.scene = scene;
        this.width = width;
        this.bodies = bodies;
        this.counts = new Uint16Array(width * depth);
        this.marks = new Uint8Array(width * depth);
    }
    /** The first in the roster's order whose body is in the square, or -1; `but` one, and of those alone whom `counts` names. */
    on(square, but = -1, counts = null) {
        this.keepUp();
        if (this.counts[square] === 0)
            return -1;
        for (let row = 0; row < this.squares.length; row++) {
            if (row !== but && this.covers(row, square) && (counts === null || counts(row)))
                return row;
        }
        return -1;
    }
    /** Whether nobody but one is in any square of such a body; see {@link on}. The body lies on the map. */
    isFree(square, size, but = -1, counts = null) {
        for (let y = 0; y < size; y++) {
            for (let x = 0; x < size; x++)
                if (this.on(square + y * this.width + x, but, counts) >= 0)
                    return false;
        }
        return true;
    }
    /**
     * What the squares of all others are to one who moves. The array is the occupancy's own: use it before anybody else is
     * asked for. `how` goes to {@link Bodies.mark}.
     */
    marksFor(mover, how = 0) {
        const { scene, marks, marked } = this;
        if (this.mover !== mover || this.how !== how || !scene.isPlacedAs(this.markedAt, mover)) {
            this.keepUp();
            for (let i = 0; i < this.markedCount; i++)
                marks[marked[i]] = 0;
            this.markedCount = 0;
            for (let row = 0; row < this.squares.length; row++) {
                if (row === mover || this.squares[row] === NO_SQUARE)
                    continue;
                const mark = this.bodies.mark(scene, mover, row, how);
                if (mark !== 0)
                    this.markBody(row, mark);
            }
            this.mover = mover;
            this.how = how;
        }
        this.markedAt = scene.placement;
        return marks;
    }
    markBody(row, mark) {
        const size = this.sizes[row];
        for (let y = 0; y < size; y++) {
            for (let x = 0; x < size; x++) {
                const square = this.squares[row] + y * this.width + x;
                this.marks[square] = this.marks[square] | mark;
                this.marked[this.markedCount++] = square;
            }
        }
    }
    covers(row, square) {
        const own = this.squares[row];
        const size = this.sizes[row];
        if (own === square || size === 1)
            return own === square;
        if (own === NO_SQUARE)
            return false;
        const x = (square % this.width) - (own % this.width);
        const y = Math.floor(square / this.width) - Math.floor(own / this.width);
        return x >= 0 && x < size && y >= 0 && y < size;
    }
    keepUp() {
        const { scene, bodies } = this;
        if (scene.placement === this.counted)
            return;
        this.counted = scene.placement;
        const rows = scene.combatants;
        while (this.squares.length < rows) {
            this.squares.push(NO_SQUARE);
            this.sizes.push(1);
        }
        for (let row = 0; row < this.squares.length; row++) {
            const square = row < rows ? bodies.square(scene, row) : NO_SQUARE;
            const size = square === NO_SQUARE ? 1 : bodies.size(scene, row);
            if (square === this.squares[row] && size === this.sizes[row])
                continue;
            this.count(row, -1);
            this.squares[row] = square;
            this.sizes[row] = size;
            this.count(row, 1);
        }
    }
    count(row, more) {
        const at = this.squares[row];
        if (at === NO_SQUARE)
            return;
        const size = this.sizes[row];
        for (let y = 0; y < size; y++) {
            for (let x = 0; x < size; x++)
                this.counts[at + y * this.width + x] += more;
        }
    }
}
//# sourceMappingURL=occupancy.js.map