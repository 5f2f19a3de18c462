import { EXPLOSION_CAP, explodesAgain } from './dice/pool.js';
import { Recorder } from './events.js';
import { State } from './state/state.js';
import { answerValue, Table } from './table/table.js';
import { Tally } from './tally.js';
/** What one is called of whom nobody knows. */
const SOMEBODY = 'somebody';
const ONE_KEPT = [true];
const FIRST_KEPT = [true, false];
const SECOND_KEPT = [false, true];
/** Throws a sentence where there is no such row. */
function checkRow(row, rows, what) {
    if (Number.isInteger(row) && row >= 0 && row < rows)
        return;
    throw new Error(`There is no row ${row} for ${what}: the table has ${rows}.`);
}
/** Throws a sentence where a rule writes what the column cannot hold, or somewhere else than it means. */
function checkCell(column, row, cell, value, rows, said) {
    const { path, width, min, max } = column;
    if (!Number.isInteger(value) || value < min || value > max) {
        throw new Error(`${path} takes a whole number from ${min} to ${max}, not ${value}.`);
    }
    checkRow(row, rows, path);
    if (!said && width > 1)
        throw new Error(`${path} has ${width} cells: say which, with setCell.`);
    if (cell < 0 || cell >= width)
        throw new Error(`${path} has no cell ${cell}, only ${width}.`);
}
/**
 * What a rule function is handed: the fight's working copy (`now`), the table to ask for dice and decisions, and one
 * method for each kind of change. Change methods take plain numbers and build an event only while somebody listens.
 */
export class Scene extends State {
    setup;
    table = Table.quick(0);
    /** Who listens; null when nobody does, and then nothing is built for it. */
    recorder = null;
    /** Who has a name for those who look: everybody, where it is null; see {@link knowing}. */
    known = null;
    /** Who hears of blows; null when nobody does. */
    blows = null;
    /** Who hears whose doing the losses and gains of life are; null when nobody does. */
    creditor = null;
    /** Faces of the latest {@link dice}, for explanations; meaningless on a branching table. */
    faces = [];
    constructor(tables, capacity, setup) {
        super(tables, capacity);
        this.setup = setup;
    }
    /**
     * Changes a cell. Nothing is recorded where nothing changes. While somebody listens, a change to what the column cannot
     * hold, of a row that there is not, or of a column of several cells is an error; a simulation does not look.
     */
    set(column, row, value, rule) {
        const address = this.offsets[column.id] + row * column.width;
        if (this.memory[address] !== value)
            this.change(column, row, 0, address, value, rule, false);
    }
    /** Changes one cell of a wide column. */
    setCell(column, row, cell, value, rule) {
        const address = this.offsets[column.id] + row * column.width + cell;
        if (this.memory[address] !== value)
            this.change(column, row, cell, address, value, rule, true);
    }
    /**
     * Writes a cell anew and says so to whoever listens. It stands apart because most cells that rules set are as they should be
     * already: the look at them alone goes into the engine's code for each rule.
     */
    change(column, row, cell, address, value, rule, isCellSaid) {
        const from = this.write(address, value);
        if (column.places)
            this.placeBy(column, row);
        if (this.recorder === null)
            return;
        checkCell(column, row, cell, value, this.rows(column.table), isCellSaid);
        this.recorder.change(column.path, row, cell, from, value, rule);
    }
    /** A column of places has changed. What concerns the one combatant alone is told apart; its side concerns everybody. */
    placeBy({ tableName, name }, row) {
        if (tableName === 'combatant' && name !== 'side')
            this.place(row);
        else
            this.place();
    }
    /** What `target` has just lost or gained of its life is the doing of `by` (-1 for nobody: then it is not put down to whoever is credited next). */
    credit(by, target) {
        if (this.creditor !== null)
            this.creditor.credit(by, target);
    }
    /** A blow was struck (see {@link Blows.add}): whoever counts blows hears of it. */
    blow(attacker, target, hit, degree) {
        if (this.blows !== null)
            this.blows.add(attacker, target, hit, degree);
    }
    /** The attacker's latest blow came out otherwise (see {@link Blows.change}). */
    changeBlow(attacker, target, hit) {
        if (this.blows !== null)
            this.blows.change(attacker, target, hit);
    }
    /** The combatant's name; `somebody` for one of whom nobody knows through whose eyes the fight is looked at. */
    name(row) {
        if (this.known !== null && !this.known(row))
            return SOMEBODY;
        return this.sheets[row]?.name ?? `combatant ${row}`;
    }
    /** Looks at the fight as one does who knows of these combatants only: nobody else has a name, or is found by one. */
    knowing(known, look) {
        const { known: before } = this;
        this.known = known;
        try {
            return look();
        }
        finally {
            this.known = before;
        }
    }
    /** Adds a row to a table and returns it. */
    open(table) {
        return this.openRow(table);
    }
    /**
     * Removes a row from a table; the rows behind it move up, keeping their order. While somebody listens a row that there
     * is not is an error, as in {@link set}.
     */
    close(table, row) {
        if (this.recorder !== null)
            checkRow(row, this.rows(table), this.tables.names[table]);
        this.closeRow(table, row);
    }
    /** A combatant joins with its unchanging sheet; returns its row, whose cells the ruleset then fills. */
    join(sheet, name, rule) {
        this.addSheet(sheet);
        const row = this.openRow(this.tables.index.combatant);
        if (this.recorder !== null)
            this.recorder.note({ type: 'join', row, name, rule });
        return row;
    }
    /** Number of combatants that have ever been in the fight. */
    get combatants() {
        return this.memory[1];
    }
    /** Rolls one die of 1 to `sides`. `to` is the combatant who rolls, or REFEREE; `why` is shown to people who roll real dice. */
    die(sides, to, rule, why) {
        return this.table.roll(sides, to, rule, why);
    }
    /**
     * Rolls a pool and returns what it comes to, the flat bonus included; a tally gets the dice and the bonus as parts of
     * one source. Without dice nothing is rolled.
     */
    roll(pool, to, rule, why, tally = null) {
        const { bonus } = pool;
        const rolled = pool.sides.length > 0 ? this.dice(pool, to, rule, why, tally) : 0;
        if (bonus !== 0)
            tally?.add(bonus, rule, why);
        return rolled + bonus;
    }
    /**
     * Rolls the dice of a pool alone, at once, and returns what they come to; a tally gets them as a part. For a bonus that
     * has a source of its own, or that comes later: otherwise {@link roll}. On a branching table there is one branch for
     * each distinct outcome.
     */
    dice(pool, to, rule, why, tally = null) {
        const { table } = this;
        let value;
        if (pool.isOneDie) {
            value = table.roll(pool.commonSides, to, rule, why);
            if (this.recorder !== null)
                this.faces[0] = value;
        }
        else if (pool.explodes)
            return this.exploding(pool, to, rule, why, tally);
        else if (table.isBranching)
            value = table.branchPool(pool);
        else if (this.recorder === null)
            value = table.rollValue(pool, this.faces, to, rule, why);
        else {
            table.rollPool(pool, this.faces, to, rule, why);
            value = pool.dicePart(this.faces);
        }
        if (tally !== null) {
            tally.total += value;
            if (tally.parts !== null)
                tally.parts.push({
                    value,
                    rule,
                    source: why,
                    counted: true,
                    dice: table.isBranching ? null : this.diceOf(pool),
                });
        }
        return value;
    }
    /**
     * Rolls one die of which only counts whether it shows `most` or less, and returns its face. A branching table has two
     * branches for it, not one for each face, and shows one face of either kind.
     */
    faceUpTo(most, pool, to, rule, why, tally = null) {
        const { table } = this;
        if (!table.isBranching)
            return this.dice(pool, to, rule, why, tally);
        const isUpTo = table.branches.atMost(pool.commonSides, most);
        const value = isUpTo ? Math.min(most, pool.commonSides) : Math.max(most, 0) + 1;
        tally?.add(value, rule, why);
        return value;
    }
    /**
     * Rolls a pool of which only counts between which borders it falls: below the first, from one of them on. It does what
     * {@link dice} does, but exact odds follow one value of each span, the least; the borders matter to nobody else, and may
     * come in any order. Not for pools that explode.
     */
    diceWithin(a, b, c, pool, to, rule, why, tally) {
        const { table } = this;
        if (!table.isBranching || table.branches.follower === null)
            return this.dice(pool, to, rule, why, tally);
        const value = table.branches.span(pool, a, b, c);
        tally?.add(value, rule, why);
        return value;
    }
    /** The dice just rolled, as a part of a tally shows them. */
    diceOf(pool) {
        const { sides } = pool;
        if (pool.isOneDie)
            return { sides, faces: [this.faces[0]], kept: ONE_KEPT };
        if (sides.length === 2 && (pool.reading === 1 || pool.reading === -1)) {
            const first = this.faces[0];
            const second = this.faces[1];
            const keepsFirst = pool.reading === 1 ? first >= second : first <= second;
            return { sides, faces: [first, second], kept: keepsFirst ? FIRST_KEPT : SECOND_KEPT };
        }
        const faces = this.faces.slice(0, sides.length);
        return { sides, faces, kept: pool.kept(faces) };
    }
    exploding(pool, to, rule, why, tally) {
        if (this.table.isBranching)
            this.table.branches.checkDieByDie(pool);
        const faces = [];
        const sides = [];
        pool.sides.forEach((s, die) => {
            for (let again = true, times = 0; again; times++) {
                const face = this.table.roll(s, to, rule, why);
                faces.push(face);
                sides.push(s);
                again = pool.exploding[die] === true && times < EXPLOSION_CAP && explodesAgain(face, s);
            }
        });
        const value = pool.dicePart(faces);
        if (tally !== null) {
            tally.total += value;
            const dice = { sides, faces, kept: pool.kept(faces) };
            tally.parts?.push({ value, rule, source: why, counted: true, dice });
        }
        return value;
    }
    /** Where the act stands now, for {@link juncture}. */
    here() {
        return this.table.isBranching ? this.table.branches.here() : 0;
    }
    /**
     * Says what the rest of the act hangs on: on what was decided before `since` (see {@link here}), on the fight as it
     * stands, on the blows that were told, and on the key; on nothing else that was rolled or answered since. Exact odds then
     * follow only one of the ways that come to the same. Junctures with one `since` have keys of their own. In play it does
     * nothing.
     */
    juncture(since, key) {
        if (this.table.isBranching)
            this.table.branches.juncture(since, key);
    }
    /** A number to add up with its parts; parts are remembered only while somebody listens. */
    tally() {
        return new Tally(this.recorder !== null);
    }
    /** A number that is known already; while somebody listens it is added up anew, with its parts. */
    tallyOf(known, addUp) {
        if (this.recorder !== null)
            return addUp();
        const tally = new Tally(false);
        tally.total = known;
        return tally;
    }
    /** Asks for a decision: the position of the option taken, or the number. */
    ask(question) {
        const answer = this.table.choose(question, this);
        if (this.recorder !== null)
            this.noteAnswer(question, answer);
        return answer;
    }
    /** Asks several seats at once; nobody learns an answer before all have answered. Answers in the order of the questions. */
    askTogether(questions) {
        const answers = this.table.chooseTogether(questions, this);
        if (this.recorder !== null)
            for (const [i, q] of questions.entries())
                this.noteAnswer(q, answers[i]);
        return answers;
    }
    /** Asks for an answer in free words. */
    askText(question) {
        const answer = this.table.chooseText(question, this);
        if (this.recorder !== null)
            this.noteSaid(question, answer);
        return answer;
    }
    /** Says that a rule does not ask somebody, and what forbids it (null: nothing does, and nothing is said). */
    passOver(to, rule, because) {
        if (this.recorder === null)
            return;
        this.recorder.passOver(to, rule, typeof because === 'function' ? because() : because);
    }
    /** Does what is only for those who listen, if anybody does: it changes nothing in the fight. */
    whenHeard(tell) {
        if (this.recorder !== null)
            tell();
    }
    /** Words for those who listen; none where nobody does. */
    words(make) {
        return this.recorder === null ? '' : make();
    }
    /** Looks at the fight as it would be after a change, of which nobody hears and which is taken back. */
    imagine(change, look) {
        const { recorder, creditor, undoable } = this;
        const mark = this.mark();
        this.recorder = null;
        this.creditor = null;
        this.undoable = true;
        try {
            change();
            return look();
        }
        finally {
            this.rollback(mark);
            this.recorder = recorder;
            this.creditor = creditor;
            this.undoable = undoable;
        }
    }
    noteAnswer(q, answer) {
        const declined = q.decline !== undefined && q.decline >= 0 && answer === q.decline;
        if (q.quiet === true && declined)
            return;
        this.noteSaid(q, answerValue(q, answer), declined);
    }
    noteSaid(q, answer, declined = false) {
        this.recorder?.note({
            type: 'asked',
            rule: q.rule,
            to: q.to,
            prompt: q.prompt,
            about: q.about,
            answer,
            secret: q.secret === true,
            declined,
        });
    }
    /** Starts listening, or stops with false. */
    record(on) {
        this.recorder = on ? new Recorder() : null;
    }
}
//# sourceMappingURL=scene.js.map