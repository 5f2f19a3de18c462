import { CLOSES, closeOf, LOOKS, ON_A_TABLE, PROTOCOL, } from '@fray/protocol/plain';
import { patch } from '@fray/seat/patch';
import { backOff } from './back-off.js';
import { machineClock } from './clock.js';
import { Refused } from './connection.js';
import { Pendings } from './pendings.js';
/** Milliseconds without an answer on an open connection, after which a request is sent again. */
const RESEND = 15_000;
/** Milliseconds between two tries of what the host was in doubt about. */
const DOUBT = 1_000;
/** How often it is looked whether anything is due, in milliseconds. */
const TICK = 1_000;
/** Lines that are kept; those before can be asked for again. */
const LINES = 5_000;
/** Sits down at a table through a transport, and stays until it is closed. */
export const connect = (transport, options = {}) => new Live(transport, options);
class Live {
    now = {
        line: { state: 'connecting' },
        ...{
            seat: null,
            fight: null,
            table: null,
            waits: null,
            told: [],
            presence: null,
            pending: [],
            readOnly: null,
            notice: null,
        },
    };
    ready;
    transport;
    options;
    clock;
    pendings;
    listeners = new Set();
    wire = null;
    /** Counts connections, so that a late word of one that is gone is not heard. */
    connection = 0;
    key;
    epoch = '';
    seq = 0;
    isMending = false;
    closing = null;
    attempt = 0;
    beat = 15;
    heardAt = 0;
    pingedAt = 0;
    ready_ = null;
    forget = () => undefined;
    constructor(transport, options) {
        this.transport = transport;
        this.options = options;
        this.key = options.key;
        this.clock = options.clock ?? machineClock;
        this.pendings = new Pendings(() => this.clock.chance());
        this.ready = new Promise((resolve, reject) => {
            this.ready_ = { resolve, reject };
        });
        // Whoever does not wait for it hears of the end from the snapshot.
        this.ready.catch(() => undefined);
        this.open();
    }
    subscribe(changed) {
        this.listeners.add(changed);
        return () => this.listeners.delete(changed);
    }
    set(change) {
        this.now = { ...this.now, ...change };
        for (const changed of [...this.listeners])
            changed(this.now);
    }
    // Requests
    submit(act, given) {
        return this.deed({ do: 'submit', act, ...(given && { given }) });
    }
    answer(question, value) {
        return this.deed({ do: 'answer', question, value });
    }
    roll(faces) {
        return this.deed({ do: 'roll', faces: faces === null ? null : [...faces] });
    }
    plan(who, commands) {
        return this.deed({ do: 'plan', who, commands: [...commands] });
    }
    undo(wishes = {}) {
        return this.deed({ do: 'undo', ...wishes });
    }
    redo() {
        return this.deed({ do: 'redo' });
    }
    goOn() {
        return this.deed({ do: 'go-on' });
    }
    acts(who, wishes = {}) {
        return this.ask({ do: 'acts', ...(who !== undefined && { who }), ...wishes });
    }
    chances(act, ways) {
        return this.ask({ do: 'chances', act, ...(ways !== undefined && { ways }) });
    }
    optionChances(question, ways) {
        return this.ask({ do: 'option-chances', question, ...(ways !== undefined && { ways }) });
    }
    async earlier(count = 200) {
        const first = this.now.told[0]?.n ?? 1;
        if (first <= 1)
            return;
        const lines = (await this.ask({
            do: 'told',
            since: Math.max(0, first - 1 - count),
            until: first - 1,
        }));
        if (this.now.told[0]?.n === first)
            this.set({ told: [...lines, ...this.now.told] });
    }
    deed(message) {
        return this.ask(message);
    }
    async ask(message) {
        if (this.now.line.state === 'ended')
            throw new Error(this.now.line.words);
        const made = ON_A_TABLE.includes(message.do) ? { ...message, at: this.seq, epoch: this.epoch } : message;
        const { id, message: withId, answer } = this.pendings.add(made);
        this.send(id, withId);
        if (!LOOKS.includes(message.do))
            this.set({ pending: this.pendings.shown });
        return outcomeOf(await answer, LOOKS.includes(message.do));
    }
    send(id, message) {
        if (this.wire === null || this.now.line.state !== 'open')
            return;
        this.pendings.sent(id, this.clock.now());
        this.wire.send(JSON.stringify(message));
    }
    sendAll() {
        for (const { id, message } of this.pendings.all)
            this.send(id, message);
    }
    // The connection
    open() {
        const mine = ++this.connection;
        const isMine = () => mine === this.connection;
        this.closing = null;
        this.isMending = false;
        this.heardAt = this.clock.now();
        this.wire = this.transport.open({
            open: () => {
                if (isMine())
                    this.hello();
            },
            hear: (text) => {
                if (isMine())
                    this.hear(text);
            },
            closed: (code, words) => {
                if (isMine())
                    this.closed(code, words);
            },
        });
        this.watch();
    }
    hello() {
        const { epoch, seq, key } = this;
        const { name, program } = this.options;
        this.wire?.send(JSON.stringify({
            ...{ do: 'hello', protocol: PROTOCOL },
            ...(program !== undefined && { program }),
            ...(key !== undefined && { key }),
            ...(name !== undefined && { name }),
            ...(epoch !== '' && this.now.table !== null && { resume: { epoch, seq } }),
        }));
    }
    hear(text) {
        this.heardAt = this.clock.now();
        const said = JSON.parse(text);
        switch (said.type) {
            case 'welcome':
                this.welcomed(said);
                break;
            case 'lobby':
                this.set({ line: { state: 'lobby' } });
                break;
            case 'admitted':
                this.key = said.key;
                this.options.admitted?.(said.key, said.seat);
                break;
            case 'table':
                this.takeTable(said);
                break;
            case 'news':
                this.takeNews(said);
                break;
            case 'presence':
                this.set({ presence: said });
                break;
            case 'notice':
                this.set({ notice: said.words });
                break;
            case 'pong':
                if (said.seq > this.seq)
                    this.mend();
                break;
            case 'closing':
                this.closing = said;
                break;
            default:
                this.answered(said);
        }
    }
    welcomed({ epoch, seat, role, fight, beat, readOnly, recovered }) {
        this.attempt = 0;
        this.beat = beat;
        this.epoch = epoch;
        this.isMending = !recovered;
        this.set({ line: { state: 'open' }, seat: { id: seat, role }, fight, readOnly });
        this.sendAll();
    }
    takeTable({ seq, table, told, waits }) {
        this.seq = seq;
        this.isMending = false;
        this.set({ table, told, waits });
        this.ready_?.resolve(table);
        this.ready_ = null;
    }
    takeNews({ seq, told, changes, waits }) {
        const { table } = this.now;
        if (seq <= this.seq || table === null)
            return;
        if (seq > this.seq + 1) {
            this.mend();
            return;
        }
        this.seq = seq;
        this.isMending = false;
        this.set({
            table: patch(table, changes),
            told: told.length === 0 ? this.now.told : [...this.now.told, ...told].slice(-LINES),
            ...(waits !== undefined && { waits }),
        });
    }
    /** News are missing: the host sends them again, or the whole table. */
    mend() {
        if (this.isMending || this.epoch === '')
            return;
        this.isMending = true;
        this.wire?.send(JSON.stringify({ do: 'resume', epoch: this.epoch, seq: this.seq }));
    }
    answered(answer) {
        if (!this.pendings.answered(answer))
            return;
        this.set({ pending: this.pendings.shown });
        if (answer.type === 'in-doubt')
            this.clock.later(DOUBT * (1 + this.clock.chance()), () => this.sendAgain(String(answer.re)));
    }
    sendAgain(id) {
        const asked = this.pendings.all.find((one) => one.id === id);
        if (asked !== undefined)
            this.send(id, asked.message);
    }
    closed(code, words) {
        this.connection++;
        this.wire = null;
        this.forget();
        const why = this.closing?.why !== undefined && this.closing.why in CLOSES
            ? this.closing.why
            : closeOf(code).name;
        const { comeBack } = CLOSES[why];
        if (comeBack === 'never') {
            this.end(why, this.closing?.words ?? (words || CLOSES[why].what));
            return;
        }
        this.pendings.lost();
        const wait = backOff(comeBack, this.attempt++, this.clock.chance());
        this.set({ line: { state: 'lost', why, at: this.clock.now() + wait }, pending: this.pendings.shown });
        this.forget = this.clock.later(wait, () => this.open());
    }
    end(why, words) {
        this.forget();
        this.pendings.end(words);
        this.set({ line: { state: 'ended', why, words }, pending: [] });
        this.ready_?.reject(new Error(words));
        this.ready_ = null;
    }
    /** Says ping when nothing was heard, gives up when nothing comes, and sends again what was not answered. */
    watch() {
        this.forget();
        this.forget = this.clock.later(TICK, () => {
            const now = this.clock.now();
            const silent = now - this.heardAt;
            const beat = this.beat * 1_000;
            if (silent > beat * 2.5) {
                this.wire?.close();
                this.closed(CLOSES.lost.code, '');
                return;
            }
            if (silent > beat && now - this.pingedAt > beat / 2 && this.now.line.state !== 'connecting') {
                this.pingedAt = now;
                this.wire?.send(JSON.stringify({ do: 'ping' }));
            }
            for (const { id, message, sentAt } of this.pendings.all)
                if (now - sentAt > RESEND)
                    this.send(id, message);
            this.watch();
        });
    }
    retry() {
        const { line } = this.now;
        if (line.state !== 'lost' || this.wire !== null)
            return;
        this.forget();
        this.attempt = 0;
        this.set({ line: { ...line, at: this.clock.now() } });
        this.open();
    }
    close() {
        if (this.now.line.state === 'ended')
            return;
        this.connection++;
        this.wire?.send(JSON.stringify({ do: 'bye' }));
        this.wire?.close();
        this.wire = null;
        this.end('bye', CLOSES.bye.what);
    }
}
/** What a request comes to: the value of a look, or what became of a deed. */
function outcomeOf(answer, isLook) {
    if (answer.type === 'result')
        return answer.value;
    if (answer.type === 'accepted')
        return { done: true };
    const { rule, reason } = answer.type === 'refused' ? answer : { rule: 'stale', reason: 'The fight has gone on meanwhile: look again.' };
    if (isLook)
        throw new Refused(rule, reason);
    return { done: false, rule, reason };
}
//# sourceMappingURL=live.js.map