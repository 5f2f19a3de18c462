import { CLOSES, isChange, isSeating, misfitOf, PROTOCOL, readHeard, } from '@fray/protocol';
import { CannotOpen } from '../fight/opened.js';
/** Seconds of silence after which a client says ping. */
const BEAT = 15;
/** Milliseconds in which a connection has to say hello. */
const HELLO = 10_000;
/** Characters that may wait to be taken before a client counts as too slow. */
const TOO_SLOW = 4_000_000;
/** Messages that were not understood, after which the connection ends. */
const MISHEARD = 50;
/** Requests of one connection that are being answered. */
const AT_ONCE = 64;
/** One connection: from the hello to the close. */
export class Door {
    /** When something was heard last, in milliseconds. */
    heardAt;
    /** Whether the welcome was said. */
    sitting = null;
    state = 'new';
    misheard = 0;
    asked = 0;
    device;
    hall;
    wire;
    pass;
    name = '';
    constructor(hall, wire, pass) {
        this.hall = hall;
        this.wire = wire;
        this.pass = pass;
        this.heardAt = hall.now();
        this.device = { send: (text) => this.sendText(text), again: () => this.again() };
    }
    /** The seat that sits here, or null. */
    get seat() {
        return this.sitting === null ? null : { fight: this.sitting.fight.fight, seat: this.sitting.seat };
    }
    hear(text) {
        if (this.state === 'closed')
            return;
        this.heardAt = this.hall.now();
        const message = readHeard(text);
        if ('problem' in message) {
            this.say({ type: 'refused', re: message.id, rule: 'not-understood', reason: message.problem });
            if (this.state === 'new')
                this.close('no-hello');
            else if (++this.misheard > MISHEARD)
                this.close('not-understood');
            return;
        }
        this.take(message).catch(() => this.close('again'));
    }
    async take(message) {
        if (message.do === 'hello') {
            if (this.state === 'new')
                await this.open(message);
            return;
        }
        if (this.state === 'new')
            return this.close('no-hello');
        if (message.do === 'bye')
            return this.close('bye');
        if (message.do === 'ping')
            return this.pong(message.n);
        const { sitting } = this;
        const re = 'id' in message ? (message.id ?? null) : null;
        if (sitting === null) {
            this.say({ type: 'refused', re, rule: 'not-your-seat', reason: 'The referee has not let you in yet.' });
            return;
        }
        if (message.do === 'resume')
            return this.resume(sitting, message);
        if (this.asked >= AT_ONCE) {
            this.say({ type: 'refused', re, rule: 'too-fast', reason: 'Too much is asked at once: wait for the answers.' });
            return;
        }
        this.asked++;
        try {
            this.say(await this.answer(sitting, message));
        }
        finally {
            this.asked--;
        }
    }
    async answer({ fight, seat }, message) {
        const re = message.id ?? null;
        if (isChange(message) && re === null && message.do !== 'seats') {
            return {
                type: 'refused',
                re,
                rule: 'not-understood',
                reason: 'What changes something needs an "id", so that it can be sent again and is done once.',
            };
        }
        if ('seat' in message && !isSeating(message) && message.seat !== undefined && message.seat !== seat) {
            // The referee, who may know everything, may look through the eyes of others.
            const mayLook = fight.roleOf(seat) === 'referee' && !isChange(message) && fight.roleOf(message.seat) !== null;
            if (!mayLook)
                return { type: 'refused', re, rule: 'not-your-seat', reason: `You sit at the seat "${seat}".` };
            return fight.hear(message.seat, message);
        }
        return fight.hear(seat, message);
    }
    async open(hello) {
        this.state = 'opening';
        const misfit = misfitOf(hello.protocol);
        if (misfit !== null)
            return this.close(misfit.close, misfit.words);
        const pass = this.pass ?? (hello.key === undefined ? null : await this.hall.find(hello.key));
        if (pass === null)
            return this.close('no-such-link');
        let fight;
        try {
            fight = await this.hall.open(pass.fight);
        }
        catch (error) {
            const words = error instanceof Error ? error.message : String(error);
            return this.close(error instanceof CannotOpen ? 'cannot-open' : 'busy', words);
        }
        if (fight === null)
            return this.close('no-such-fight');
        this.name = hello.name ?? 'Somebody';
        if (this.isClosed)
            return;
        if (pass.seat === null) {
            this.state = 'lobby';
            const guest = this.hall.knock(fight, this, this.name);
            if (guest === null)
                return this.close('full');
            this.say({ type: 'lobby', guest });
            return;
        }
        await this.sit(fight, pass.seat, hello.resume);
    }
    get isClosed() {
        return this.state === 'closed';
    }
    /** The referee has let the guest in. */
    async admit(fight, seat, key) {
        this.say({ type: 'admitted', key, seat });
        await this.sit(fight, seat);
    }
    async sit(fight, seat, resume) {
        const role = fight.roleOf(seat);
        if (role === null)
            return this.close('no-such-link');
        await fight.attach(seat, this.device, (desk, epoch) => {
            if (this.isClosed)
                return;
            this.state = 'open';
            this.sitting = { fight, seat, role };
            const missed = resume?.epoch === epoch ? desk.since(resume.seq) : null;
            this.welcome(desk, epoch, missed);
        });
        if (this.isClosed)
            fight.detach(seat, this.device);
        this.hall.presence(fight);
    }
    welcome(desk, epoch, missed) {
        const { fight, seat, role } = this.sitting;
        this.say({
            ...{ type: 'welcome', protocol: PROTOCOL, program: this.hall.program, fight: fight.fight, epoch, seat, role },
            ...{ recovered: missed !== null, beat: BEAT, readOnly: fight.readOnly },
        });
        if (fight.carriedOver !== null)
            this.say({ type: 'notice', words: fight.carriedOver });
        if (missed === null)
            this.say(desk.whole());
        else
            for (const text of missed)
                this.sendText(text);
    }
    /** The fight was begun anew: so is this connection, without being broken. */
    again() {
        const { fight, seat } = this.sitting;
        fight.atDesk(seat, (desk, epoch) => this.welcome(desk, epoch, null)).catch(() => this.close('again'));
    }
    async resume({ fight, seat }, { epoch, seq }) {
        await fight.atDesk(seat, (desk, now) => {
            const missed = epoch === now ? desk.since(seq) : null;
            if (missed === null)
                this.welcome(desk, now, null);
            else
                for (const text of missed)
                    this.sendText(text);
        });
    }
    async pong(n) {
        const { sitting } = this;
        const seq = sitting === null ? 0 : await sitting.fight.atDesk(sitting.seat, (desk) => desk.seq);
        this.say({ type: 'pong', ...(n === undefined ? {} : { n }), seq });
    }
    /** Says something to this connection alone. */
    say(said) {
        this.sendText(JSON.stringify(said));
    }
    /** Sends what was made into JSON already. */
    sendText(text) {
        if (this.isClosed)
            return;
        this.wire.send(text);
        if (this.wire.waiting > TOO_SLOW)
            this.close('too-slow');
    }
    /** Ends the connection. */
    close(why, words = CLOSES[why].what) {
        if (this.isClosed)
            return;
        if (why !== 'too-slow')
            this.say({ type: 'closing', why, words, comeBack: CLOSES[why].comeBack });
        this.wire.close(why, words);
        this.gone();
    }
    /** Ends the connection where nothing was heard for too long. */
    tick(now) {
        const silent = now - this.heardAt;
        if (this.state === 'new' && silent > HELLO)
            this.close('no-hello');
        else if (silent > BEAT * 3_000)
            this.close('silent');
    }
    gone() {
        if (this.isClosed)
            return;
        this.state = 'closed';
        const { sitting } = this;
        if (sitting !== null)
            sitting.fight.detach(sitting.seat, this.device);
        this.hall.left(this);
        if (sitting !== null)
            this.hall.presence(sitting.fight);
    }
}
//# sourceMappingURL=door.js.map