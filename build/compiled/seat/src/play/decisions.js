import { canonical, commandDue, isAsked, isDie, lensOf, nameOf, rowOfName, seatOf, writeCommand, } from '@fray/kernel';
import { commandWords } from '../acts/words.js';
import { knownRows, lookingThrough } from '../table/board.js';
/**
 * Who may take back what. The referee may take back anything, a decision of a person at a time; everybody else its own last
 * step, until a die has fallen, somebody else has decided, or somebody was found who had been hidden.
 */
export class Decisions {
    session;
    rules;
    /** Whether a person sits at the seat, by position. */
    isPerson;
    /** Position of the seat that has taken back last; what the referee takes back, nobody else does again. */
    undoneBy = 0;
    formal = new WeakMap();
    probeScene = null;
    /** The last answer of {@link hasRevealed}. */
    revealing = null;
    constructor(session, isPerson) {
        this.session = session;
        this.rules = session.rules;
        this.isPerson = isPerson;
    }
    get probe() {
        this.probeScene ??= this.rules.open(this.session.setup);
        return this.probeScene;
    }
    /** Whether nobody has decided the command: it was due. */
    isFormal(played) {
        const known = this.formal.get(played);
        if (known !== undefined)
            return known;
        const { rules, probe } = this;
        probe.load(played.before);
        const due = commandDue(rules, probe, !this.isPerson(0));
        const formal = due !== null && canonical(writeCommand(rules, probe, due)) === canonical(played.command);
        this.formal.set(played, formal);
        return formal;
    }
    /**
     * Whether a person has decided something in the command: by giving it, by answering, or by typing the dice of a formal
     * one, such as those of initiative.
     */
    isDecision(played) {
        const { scene, dice } = this.session;
        const { command, events, tape } = played;
        const row = command.actor === 'referee' ? -1 : rowOfName(scene, command.actor);
        if (!this.isFormal(played) && this.isPerson(seatOf(scene, row)))
            return true;
        if (dice === 'typed' && this.isFormal(played) && tape.some(isDie))
            return true;
        return events.some((event) => isAsked(event) && this.isPerson(seatOf(scene, event.to)));
    }
    /** Whether a person has decided something in the command that is open. */
    isOpenDecision(open) {
        const { scene, openEvents, awaited } = this.session;
        const row = open.actor === 'referee' ? -1 : rowOfName(scene, open.actor);
        if (this.isPerson(seatOf(scene, row)) && !this.isDue(open))
            return true;
        if (awaited?.kind === 'answers' &&
            awaited.given.some((given, i) => given !== null && this.isPerson(seatOf(scene, awaited.questions[i]?.to ?? -1))))
            return true;
        return openEvents.some((event) => isAsked(event) && this.isPerson(seatOf(scene, event.to)));
    }
    /** Whether the command comes of itself as the fight stands. */
    isDue(plain) {
        const { rules, session } = this;
        const due = commandDue(rules, session.scene, !this.isPerson(0));
        return due !== null && canonical(writeCommand(rules, session.scene, due)) === canonical(plain);
    }
    /** What the seat (by position) may take back, or null. */
    undo(seat) {
        const { session } = this;
        const open = session.openCommand;
        if (open !== null && (seat !== 0 || this.isOpenDecision(open))) {
            if (seat !== 0 && !this.ownsOpen(seat))
                return null;
            return { to: session.ply, words: commandWords(this.rules, open) };
        }
        const at = session.played.findLastIndex((played) => this.isDecision(played));
        const decision = session.played[at];
        if (decision === undefined || (seat !== 0 && !this.isOwnStep(seat, at)))
            return null;
        return { to: at, words: commandWords(this.rules, decision.command) };
    }
    /** Whether the open command is the seat's own, and nobody else has learnt or decided anything by it. */
    ownsOpen(seat) {
        const { awaited, openTape, scene, openCommand } = this.session;
        const row = openCommand === null ? -1 : rowOfName(scene, openCommand.actor);
        if (row < 0 || seatOf(scene, row) !== seat || awaited === null || openTape.some(isDie))
            return false;
        if (awaited.kind === 'dice')
            return seatOf(scene, awaited.request.to) === seat;
        return awaited.questions.every(({ to }) => seatOf(scene, to) === seat);
    }
    /** Whether the command at that place and all after it are the seat's own step, with nothing new in it. */
    isOwnStep(seat, at) {
        const { scene, played, setup } = this.session;
        const decision = played[at];
        if (decision.seat !== setup.seats[seat]?.id)
            return false;
        const isQuiet = played.slice(at).every(({ tape, events }) => {
            const others = events.some((event) => isAsked(event) && seatOf(scene, event.to) !== seat);
            return !others && !tape.some(isDie);
        });
        return isQuiet && !this.hasRevealed(seat, decision);
    }
    /** Whether the seat sees something since the command that it had not seen before: a door that stands open, somebody, a thing of others. */
    hasRevealed(seat, decision) {
        const { rules, probe, session } = this;
        if (this.revealing?.decision === decision && this.revealing.ply === session.ply)
            return this.revealing.has;
        const lens = lensOf(session.scene, seat);
        probe.load(decision.before);
        const before = new Set(sightsOf(rules, probe, lens));
        const has = sightsOf(rules, session.scene, lens).some((sight) => !before.has(sight));
        this.revealing = { decision, ply: session.ply, has };
        return has;
    }
    /** What the seat may do again of what was taken back, or null. */
    redo(seat) {
        const { session } = this;
        const undone = [...session.undone].reverse();
        const [first] = undone;
        if (first === undefined || (seat !== 0 && this.undoneBy !== seat))
            return null;
        const next = undone.findIndex((played, i) => i > 0 && this.isDecision(played));
        return {
            to: session.ply + (next < 0 ? undone.length : next),
            words: commandWords(this.rules, first.command),
        };
    }
}
/** What the lens sees that it may not have seen before: open doors, people, and what those have who are not its friends. */
function sightsOf(rules, scene, lens) {
    return lookingThrough(rules, scene, lens, () => {
        const showing = rules.showing;
        const ground = showing.ground(scene, lens);
        const doors = ground.kind === 'squares' ? ground.doors.filter(({ open }) => open) : [];
        const things = knownRows(rules, scene, lens).flatMap((row) => {
            const name = nameOf(scene, row);
            if (lens.befriends(row))
                return [name];
            const { groups } = showing.card(scene, row, lens);
            return [name, ...groups.flatMap((group) => group.things.map((thing) => `${name}: ${thing.name}`))];
        });
        return [...doors.map(({ name }) => `door ${name}`), ...things];
    });
}
//# sourceMappingURL=decisions.js.map