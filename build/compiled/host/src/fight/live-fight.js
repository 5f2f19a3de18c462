import { isOver, REFEREE_SEAT } from '@fray/kernel';
import { isDeed, isSeating, ON_A_TABLE, } from '@fray/protocol';
import { SPECTATORS } from '../door/passes.js';
import { StoreError } from '../store/store.js';
import { doDeed } from './deeds.js';
import { Desk } from './desk.js';
import { policyOf, REACTIONS } from './engine.js';
import { entryText } from './entry.js';
import { look } from './looks.js';
import { openEntries, seatThem } from './opened.js';
import { Queue } from './queue.js';
/** Commands that computers and the rules do in a row before others are heard. */
const STEPS = 50;
/** Requests that may wait for one fight. */
const WAITING = 200;
/** Entries that are read at once. */
const PAGE = 1_000;
/**
 * A fight that is open. Everything that is asked of it is done one after the other; what changes it is kept before it is
 * answered and before anybody is told.
 */
export class OpenFight {
    fight;
    /** What the numbers of its news count in. */
    epoch;
    hosting;
    queue = new Queue();
    desks = new Map();
    opened;
    version;
    answers;
    moment = { still: null, count: 0 };
    keptBefore;
    seatingBefore;
    /** Who answers for seats of whom nobody is there, where it is somebody else. */
    by = () => null;
    /** Whether memory may differ from what is kept: it is opened anew before anything else. */
    isDoubtful = false;
    isEngineKept = false;
    /** Whether something may be due that comes of itself. */
    isBehind = false;
    /** Called when who sits where has changed. */
    onSeating = () => undefined;
    /** Hears what is said about seats, which is the house's business. */
    hearSeating = (_, { id = null }) => refusedSoon(id, 'not-your-seat', 'Nobody manages the seats of this fight.');
    /** A fight as it was opened; what is due is done with the first request. */
    constructor(hosting, fight, opened) {
        this.hosting = hosting;
        this.fight = fight;
        this.epoch = hosting.chance();
        this.opened = opened;
        this.version = opened.version;
        this.answers = opened.answers;
        this.keptBefore = JSON.stringify(opened.play.kept());
        this.seatingBefore = opened.seating;
        this.seatThem();
    }
    /** Opens a fight from the store; null where there is none. */
    static async open(hosting, fight) {
        const opened = await readFight(hosting, fight);
        if (opened === null)
            return null;
        const open = new OpenFight(hosting, fight, opened);
        await open.queue.add(() => open.carryOn());
        return open;
    }
    /** Why it can only be looked at, or null. */
    get readOnly() {
        return this.opened.readOnly;
    }
    /** What people should know who were there before, or null. */
    get carriedOver() {
        return this.opened.carriedOver;
    }
    /** How people sit. */
    get seating() {
        return this.opened.seating;
    }
    /** The ruleset's game. */
    get game() {
        return this.opened.game;
    }
    /** Whether anybody looks, or something is being done. */
    get isBusy() {
        return this.queue.length > 0 || [...this.desks.values()].some((desk) => desk.isWatched);
    }
    /** Ids of the seats for whom the fight waits. */
    get waitingFor() {
        return this.opened.play.table(this.refereeSeat).turn.waitingFor;
    }
    /** What the fight waits for, as one text that is another one when it waits for something else; '' where it waits for nobody. */
    get waitsFor() {
        const { session } = this.opened;
        const { waitingFor } = this;
        return waitingFor.length === 0 ? '' : `${session.ply} ${session.openTape.length} ${waitingFor.join()}`;
    }
    /** The id of the referee's seat. */
    get refereeSeat() {
        return this.opened.setup.seats[REFEREE_SEAT]?.id ?? '';
    }
    /** What the seat may do, or null where there is none of that id. */
    roleOf(seat) {
        const at = this.opened.setup.seats.findIndex(({ id }) => id === seat);
        if (at < 0)
            return null;
        if (at === REFEREE_SEAT)
            return 'referee';
        return seat === SPECTATORS ? 'spectator' : 'player';
    }
    /** The position of the seat, or -1. */
    positionOf(seat) {
        return this.opened.setup.seats.findIndex(({ id }) => id === seat);
    }
    /** Who sits where, spectators last. */
    seats() {
        const ids = this.opened.setup.seats.map(({ id }) => id);
        return [...ids.filter((id) => id !== SPECTATORS), ...ids.filter((id) => id === SPECTATORS)].map((id) => {
            const { name = id } = this.opened.seating.seats[id] ?? {};
            return { seat: id, name, role: this.roleOf(id), devices: this.devicesAt(id), by: this.byOf(id) };
        });
    }
    /** Resolves when all that was asked is done and kept. */
    settled() {
        return this.queue.add(() => undefined);
    }
    /** How many devices look through the seat. */
    devicesAt(seat) {
        return this.desks.get(seat)?.devices.size ?? 0;
    }
    /** A device sits down; `begin` is called with the seat's desk as it stands then. */
    attach(seat, device, begin) {
        return this.queue.add(async () => {
            await this.mend();
            const desk = this.deskOf(seat);
            desk.look(this.moment);
            desk.flush();
            desk.devices.add(device);
            begin(desk, this.epoch);
        });
    }
    /** A device is gone. */
    detach(seat, device) {
        this.desks.get(seat)?.devices.delete(device);
    }
    /** Looks at the seat's desk in its turn, as it stands. */
    atDesk(seat, use) {
        return this.queue.add(async () => {
            await this.mend();
            const desk = this.deskOf(seat);
            desk.look(this.moment);
            desk.flush();
            return use(desk, this.epoch);
        });
    }
    table(seat) {
        return this.atDesk(seat, (desk, epoch) => ({ ...desk.whole(), epoch }));
    }
    async news(seat, { epoch, seq }, wait) {
        const found = await this.atDesk(seat, (desk, now) => {
            const missed = epoch === now ? desk.since(seq) : null;
            if (missed === null)
                return [{ ...desk.whole(), epoch: now }];
            return missed.length > 0 ? missed.map((text) => JSON.parse(text)) : desk;
        });
        if (Array.isArray(found))
            return found;
        if (wait <= 0)
            return [];
        const isNews = await found.next(this.hosting.now() + wait);
        return isNews ? this.news(seat, { epoch, seq }, 0) : [];
    }
    /** Does what time asks for: whoever has waited long enough for news gets none. */
    tick(now) {
        for (const desk of this.desks.values())
            desk.tick(now);
    }
    async hear(seat, request) {
        if (isSeating(request))
            return this.hearSeating(seat, request);
        const re = request.id ?? null;
        if (this.queue.length >= WAITING)
            return refused(re, 'too-fast', 'Too much is asked of this fight at once: try again in a moment.');
        if (isDeed(request))
            return this.queue.add(() => this.guarded(re, () => this.deed(seat, request)));
        try {
            const { value } = await this.queue.add(async () => {
                await this.mend();
                // What takes long goes on by itself, on what it was begun with.
                return { value: this.looked(re, seat, request) };
            });
            return await value;
        }
        catch (error) {
            return refused(re, 'not-saved', sentenceOf(error));
        }
    }
    /** Changes how people sit, and answers when it is kept. */
    seat(by, id, change) {
        return this.queue.add(() => this.guarded(id, () => this.once(by, id, () => {
            const seating = change(this.opened.seating);
            if ('rule' in seating)
                return { done: false, ...seating };
            this.opened = { ...this.opened, seating };
            this.seatThem();
            return { done: true };
        })));
    }
    seatThem() {
        seatThem(this.opened, (seat) => this.byOf(seat));
    }
    /** Who answers for the seat now: `person`, `referee`, or the id of a policy. */
    byOf(seat) {
        return this.by(seat) ?? this.opened.seating.seats[seat]?.by ?? 'person';
    }
    /** Those for whom the fight has waited long enough are answered for, this once. */
    timeOut() {
        return this.queue.add(() => this.guarded(null, async () => {
            await this.mend();
            const { play, game, setup } = this.opened;
            const waited = new Set(this.waitingFor);
            if (this.moment.still === 'dice')
                play.roll(this.refereeSeat, null);
            setup.seats.forEach(({ id }, at) => {
                if (waited.has(id))
                    play.policies[at] = policyOf(game, REACTIONS);
            });
            for (let steps = 0; steps < waited.size; steps++)
                play.step();
            this.seatThem();
            return this.carryOn();
        }));
    }
    /** Somebody else answers for some seats from now on: the fight goes on where it can. */
    sitOtherwise(by) {
        this.by = by;
        return this.queue.add(() => this.guarded(null, async () => {
            await this.mend();
            this.seatThem();
            return this.carryOn();
        }));
    }
    deskOf(seat) {
        const desk = this.desks.get(seat) ?? new Desk(this.opened.play, seat);
        this.desks.set(seat, desk);
        return desk;
    }
    async looked(re, seat, request) {
        try {
            return { type: 'result', re, value: await look(this.opened.play, seat, withinReason(request)) };
        }
        catch (error) {
            return refused(re, 'unknown-name', sentenceOf(error));
        }
    }
    deed(seat, deed) {
        const re = deed.id ?? null;
        const role = this.roleOf(seat);
        if (role === null || role === 'spectator')
            return refusedSoon(re, 'not-your-seat', 'Spectators only watch.');
        const { readOnly } = this;
        if (readOnly !== null)
            return refusedSoon(re, 'read-only', readOnly);
        return this.once(seat, re, () => {
            if (this.isStale(seat, deed))
                return 'stale';
            const by = this.byOf(seat);
            if (by !== 'person' && HANDED_OVER.has(deed.do) && role !== 'referee')
                return {
                    done: false,
                    rule: 'not-your-seat',
                    reason: `${by === 'referee' ? 'The referee plays' : 'The computer plays'} for you at the moment.`,
                };
            try {
                return doDeed(this.opened.play, seat, deed);
            }
            catch (error) {
                return { done: false, rule: 'unknown-name', reason: sentenceOf(error) };
            }
        });
    }
    /** Whether the deed was made on an older table. Answers hang on their question, plans and settings on nothing. */
    isStale(seat, deed) {
        if (!ON_A_TABLE.includes(deed.do))
            return false;
        if (deed.epoch !== undefined && deed.epoch !== this.epoch)
            return true;
        return deed.at !== undefined && deed.at !== this.deskOf(seat).look(this.moment);
    }
    /** Does something once for its id, keeps it, tells everybody, and answers. */
    async once(seat, re, act) {
        await this.mend();
        const behind = this.isBehind ? await this.catchUp() : null;
        if (behind !== null)
            return { ...behind, re };
        const id = re === null ? null : `${seat}/${typeof re === 'number' ? '#' : ''}${re}`;
        const known = id === null ? undefined : this.answers.get(id);
        if (known !== undefined)
            return { ...known, re };
        const outcome = act();
        if (outcome !== 'stale')
            this.changed(this.moment.still);
        const desk = this.deskOf(seat);
        if (outcome === 'stale') {
            const at = desk.look(this.moment);
            desk.flush();
            return { type: 'stale', re, at };
        }
        if ('value' in outcome)
            return { type: 'result', re, value: outcome.value };
        if (outcome.done)
            this.goOn();
        else if (this.opened.lines.length === 0)
            return refused(re, outcome.rule, outcome.reason);
        const at = desk.look(this.moment);
        const answer = outcome.done
            ? { type: 'accepted', at }
            : { type: 'refused', rule: outcome.rule, reason: outcome.reason };
        const failed = await this.keep(id, answer, re);
        return failed ?? { ...answer, re };
    }
    /** Something may be otherwise than before. */
    changed(still) {
        this.moment = { still, count: this.moment.count + 1 };
    }
    /** Lets everything happen that needs nobody, up to a number of steps; the rest comes when others have been heard. */
    goOn() {
        const { play, readOnly } = this.opened;
        if (readOnly !== null)
            return;
        for (let steps = 0; steps < STEPS; steps++) {
            const still = play.step();
            this.changed(still);
            if (still !== null)
                return;
        }
        void this.queue.add(() => this.guarded(null, () => this.carryOn()));
    }
    /** Goes on by itself, and keeps what comes of it. */
    async carryOn() {
        await this.mend();
        return (await this.catchUp()) ?? { type: 'accepted', re: null, at: 0 };
    }
    async catchUp() {
        this.goOn();
        this.isBehind = false;
        return this.keep(null, null, null);
    }
    /** Keeps what is new and tells everybody. Returns what to answer where it could not be kept. */
    async keep(id, answer, re) {
        const { play, lines, seating } = this.opened;
        const kept = play.kept();
        const keptNow = JSON.stringify(kept);
        const isOther = keptNow !== this.keptBefore;
        const isSeated = seating !== this.seatingBefore;
        const engine = this.engineToKeep;
        for (const desk of this.desks.values())
            if (desk.isWatched)
                desk.look(this.moment);
        if (lines.length > 0 || isOther || isSeated || engine !== null) {
            const head = {
                answer,
                ...(isOther && { kept }),
                ...(isSeated && { seating }),
                ...(engine !== null && { engine }),
            };
            const failed = await this.append(id ?? `/${this.version + 1}`, entryText(head, lines), re);
            if (failed !== null)
                return failed;
            lines.length = 0;
            this.keptBefore = keptNow;
            this.seatingBefore = seating;
            this.isEngineKept = true;
            if (id !== null && answer !== null)
                this.answers.set(id, answer);
        }
        for (const desk of this.desks.values())
            desk.flush();
        if (isSeated)
            this.onSeating();
        return null;
    }
    /** The version of the ruleset to which the fight was carried over, where that is not kept yet. */
    get engineToKeep() {
        return this.carriedOver === null || this.isEngineKept ? null : this.game.rules.version;
    }
    get note() {
        const { setup, session, game } = this.opened;
        return { title: setup.title, ruleset: game.rules.id, over: isOver(session.scene) };
    }
    /** Appends an entry; what is in memory is doubtful where it does not come to be kept. */
    async append(id, text, re) {
        this.isDoubtful = true;
        let appended;
        try {
            appended = await this.hosting.store.append(this.fight, this.version, [{ id, text }], this.note);
        }
        catch (error) {
            const reason = sentenceOf(error);
            // Whoever looks sees what is kept, as soon as it can be read.
            void this.queue.add(() => this.mend().catch(() => undefined));
            return error instanceof StoreError && error.certain
                ? refused(re, 'not-saved', reason)
                : { type: 'in-doubt', re, reason };
        }
        if (appended.status === 'appended') {
            this.version = appended.version;
            this.isDoubtful = false;
            return null;
        }
        // Somebody else has written: what is kept counts.
        await this.mend();
        const known = this.answers.get(id);
        return known === undefined ? { type: 'stale', re, at: 0 } : { ...known, re };
    }
    /** Where memory may differ from what is kept, opens the fight anew and shows everybody how it stands. */
    async mend() {
        if (!this.isDoubtful)
            return;
        const opened = await readFight(this.hosting, this.fight);
        if (opened === null)
            throw new StoreError('This fight is not there any more.', true);
        this.opened = opened;
        this.version = opened.version;
        this.answers = opened.answers;
        this.keptBefore = JSON.stringify(opened.play.kept());
        this.seatingBefore = opened.seating;
        this.epoch = this.hosting.chance();
        this.isDoubtful = false;
        this.changed(null);
        this.seatThem();
        this.isBehind = true;
        this.isEngineKept = false;
        for (const desk of this.desks.values()) {
            desk.anew(opened.play);
            desk.look(this.moment);
            for (const device of desk.devices)
                device.again();
        }
    }
    /** Answers in doubt where something goes wrong that should not. */
    async guarded(re, work) {
        try {
            return await work();
        }
        catch (error) {
            this.isDoubtful = true;
            return { type: 'in-doubt', re, reason: sentenceOf(error) };
        }
    }
}
/** Deeds that nobody has who was handed over. */
const HANDED_OVER = new Set(['submit', 'answer', 'roll', 'undo', 'redo']);
/** Ways that are followed at most for chances that somebody asks for, while others wait. */
const WAYS = 1_500;
const withinReason = (wanted) => wanted.do === 'chances' || wanted.do === 'option-chances'
    ? { ...wanted, ways: Math.min(wanted.ways ?? WAYS, WAYS) }
    : wanted;
const refused = (re, rule, reason) => ({ type: 'refused', re, rule, reason });
const refusedSoon = async (re, rule, reason) => refused(re, rule, reason);
const sentenceOf = (error) => (error instanceof Error ? error.message : String(error));
async function readFight(hosting, fight) {
    const entries = [];
    for (let from = 1;; from = entries.length + 1) {
        const page = await hosting.store.read(fight, from, PAGE);
        entries.push(...page);
        if (page.length < PAGE)
            break;
    }
    return entries.length === 0 ? null : openEntries(hosting, entries);
}
//# sourceMappingURL=live-fight.js.map