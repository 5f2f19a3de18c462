import { fingerprint } from '../state/fingerprint.js';
import { isDie } from '../table/tape.js';
import { replayMove } from './replay.js';
import { Shown } from './shown.js';
/** A journal does not come out as it says: `what` at which command, for those who check it. */
export class JournalDifference extends Error {
    name = 'JournalDifference';
    ply;
    what;
    /** `message` is for those who want to go on with the fight, where it is another sentence. */
    constructor(ply, what, message = what) {
        super(message);
        this.ply = ply;
        this.what = what;
    }
}
/** The course of a fight: the commands that were done, those that were taken back, and how far the seed's dice are. */
export class Course {
    rules;
    scene;
    played = [];
    /** Commands that were taken back and can be done again, the next one last. */
    undone = [];
    /** Number of the generator's next die. */
    counter = 0;
    /** Whether recorded commands are done again without comparing each; {@link compareEnd} then compares where they lead. */
    trusting = false;
    shown = new Shown();
    constructor(rules, scene) {
        this.rules = rules;
        this.scene = scene;
    }
    /** A new command has been done: what was taken back before it is gone. */
    add(played) {
        this.played.push(played);
        this.undone.length = 0;
    }
    /** Does a recorded command again by its own dice and answers. */
    again(move) {
        const played = replayMove(this.rules, this.scene, move, this.trusting);
        this.played.push(played);
        return played;
    }
    /** Compares the fight as it stands with what was recorded of the last command that was done. */
    compareEnd() {
        const last = this.played.at(-1);
        if (last !== undefined)
            compare({ ...last, check: fingerprint(this.scene) }, last);
    }
    /** Does again what was taken back last. */
    redo() {
        const played = this.again(this.undone.pop());
        this.countDice(played);
        return played;
    }
    /**
     * Takes commands back until `to` of them are left, and returns the first of them. Secret answers that they have shown
     * stand when it comes to the same question again, unless `anew`.
     */
    takeBack(to, anew) {
        const gone = this.played.splice(to);
        const first = gone[0];
        if (anew)
            this.shown.clear();
        else
            this.shown.learn(this.scene, gone);
        this.undone.push(...gone.reverse());
        this.scene.load(first.before);
        return first;
    }
    /** The generator does not fall behind dice that have been seen. */
    countDice({ from, tape }) {
        this.counter = Math.max(this.counter, from + tape.filter(isDie).length);
    }
    /**
     * Goes through the lines of a journal as they were written, and compares. Returns the command that waits for an answer
     * at the end, or null.
     * @throws {@link JournalDifference} where something is not as the journal says, a plain error where a command cannot be done
     */
    walk(lines, watch = {}) {
        let open = null;
        let beforeOpen = 0;
        for (const line of lines) {
            if (line.kind === 'open') {
                if (open === null)
                    beforeOpen = this.counter;
                this.countDice(line.open);
                open = line.open;
                continue;
            }
            if (line.kind === 'move')
                this.walkMove(line.move, open === null ? this.counter : beforeOpen, watch);
            else if (line.kind === 'undo')
                this.walkUndo(line, watch);
            else if (line.kind === 'redo')
                this.walkRedo(line.to, watch);
            else if (line.counter !== undefined) {
                differ(this.played.length + 1, watch.giveBack?.(line.counter, open, this.counter));
                this.counter = line.counter;
            }
            open = null;
        }
        return open;
    }
    walkMove(move, counter, watch) {
        const wrong = watch.move?.(move, counter);
        const played = this.again(move);
        this.undone.length = 0;
        watch.done?.(played);
        differ(move.ply, wrong);
        compare(played, move);
        this.countDice(move);
    }
    walkUndo(line, watch) {
        const { to, counter, anew } = line;
        const first = this.played[to];
        if (first === undefined) {
            const sentence = `The journal takes back to command ${to}, which was never done.`;
            throw new JournalDifference(to, 'there is no such point to undo to', sentence);
        }
        differ(to, watch.undo?.(line, first, this.counter));
        this.takeBack(to, anew === true);
        this.counter = counter;
    }
    walkRedo(to, watch) {
        while (this.played.length < to) {
            const next = this.undone.at(-1);
            if (next === undefined) {
                const sentence = `The journal does command ${to} again, which was not taken back.`;
                throw new JournalDifference(to, 'there is nothing left to redo', sentence);
            }
            const played = this.redo();
            watch.done?.(played);
            compare(played, next);
        }
    }
}
function differ(ply, what) {
    if (typeof what === 'string')
        throw new JournalDifference(ply, what);
}
function compare(now, { ply, check, told }) {
    let what = null;
    if (now.told !== told)
        what = `the events differ (digest ${now.told}, recorded ${told})`;
    else if (now.check !== check)
        what = `the fight afterwards differs (digest ${now.check}, recorded ${check})`;
    if (what === null)
        return;
    const sentence = `Command ${ply} comes out otherwise than this journal says: it was changed, or another version wrote it.`;
    throw new JournalDifference(ply, what, sentence);
}
//# sourceMappingURL=course.js.map