import { CLOSES } from '@fray/protocol';
import { Door } from '../door/door.js';
import { SPECTATORS } from '../door/passes.js';
import { beginFight } from '../fight/beginning.js';
import { readEntry } from '../fight/entry.js';
import { OpenFight } from '../fight/live-fight.js';
import { hearSeating } from './seats.js';
import { takeJournal } from './take.js';
import { Timing } from './timing.js';
/** Guests who may ask at one fight. */
const GUESTS = 20;
/** Opens the house of a host: nothing is done until fights are begun or connections come. */
export const openHouse = (hosting) => new LiveHouse(hosting);
class LiveHouse {
    hosting;
    rooms = new Map();
    doors = new Set();
    hall;
    seats;
    constructor(hosting) {
        this.hosting = hosting;
        this.seats = {
            passes: hosting.passes,
            closeSeat: (fight, seat, why) => this.closeSeat(fight, seat, why),
            admit: (fight, guest, seat) => this.admit(fight, guest, seat),
            turnAway: (fight, guest) => this.turnAway(fight, guest),
            extend: (fight, seconds) => {
                this.rooms.get(fight.fight)?.timing?.extend(seconds);
                this.presence(fight);
            },
        };
        this.hall = {
            program: hosting.program,
            now: hosting.now,
            find: (key) => hosting.passes.find(key),
            open: (fight) => this.open(fight),
            knock: (fight, door, name) => this.knock(fight, door, name),
            presence: (fight) => this.presence(fight),
            left: (door) => this.left(door),
        };
    }
    async begin(beginning) {
        const first = await beginFight(this.hosting, beginning);
        if ('problems' in first)
            return first;
        const fight = this.hosting.chance();
        await this.hosting.store.append(fight, 0, [{ id: '/1', text: first.text }], first.note);
        return { fight };
    }
    async open(fight) {
        const room = this.rooms.get(fight);
        if (room !== undefined)
            return room.opening;
        const opening = OpenFight.open(this.hosting, fight);
        const made = { opening, fight: null, guests: new Map(), guestCount: 0, timing: null };
        this.rooms.set(fight, made);
        try {
            made.fight = await opening;
        }
        finally {
            if (made.fight === null)
                this.rooms.delete(fight);
        }
        const open = made.fight;
        if (open === null)
            return null;
        open.onSeating = () => this.presence(open);
        open.hearSeating = onceEach((seat, request) => hearSeating(this.seats, open, seat, request));
        made.timing = new Timing(open, this.hosting.now());
        return open;
    }
    list() {
        return this.hosting.store.list();
    }
    async delete(fight) {
        for (const door of [...this.doors])
            if (door.seat?.fight === fight)
                door.close('no-such-fight');
        this.rooms.delete(fight);
        return this.hosting.store.delete(fight);
    }
    async journal(fight) {
        const entries = await this.hosting.store.read(fight, 1);
        if (entries.length === 0)
            return null;
        const read = entries.map(({ text }) => readEntry(text));
        const engine = read.findLast(({ head }) => head.engine !== undefined)?.head.engine;
        const [first = '', ...lines] = read.flatMap((one) => one.lines);
        // Everything comes out the same with the version to which the fight was carried over: so the journal names that one.
        const head = engine === undefined ? first : JSON.stringify({ ...JSON.parse(first), rulesetVersion: engine });
        return [head, ...lines].map((line) => `${line}\n`).join('');
    }
    async take(text) {
        const first = await takeJournal(this.hosting, text);
        const fight = this.hosting.chance();
        await this.hosting.store.append(fight, 0, [{ id: '/1', text: first.text }], first.note);
        return { fight };
    }
    accept(wire, pass = null) {
        const door = new Door(this.hall, wire, pass);
        this.doors.add(door);
        return door;
    }
    tick() {
        const now = this.hosting.now();
        for (const door of [...this.doors])
            door.tick(now);
        for (const [id, { fight, timing, guests }] of this.rooms) {
            if (fight === null || timing === null)
                continue;
            fight.tick(now);
            if (timing.tick(now))
                this.presence(fight);
            if (timing.isForgotten(now) && guests.size === 0)
                this.rooms.delete(id);
        }
    }
    async stop() {
        for (const door of [...this.doors])
            door.close('stopping');
        await Promise.all([...this.rooms.values()].map(({ fight }) => fight?.settled()));
    }
    left(door) {
        this.doors.delete(door);
        for (const { guests, fight } of this.rooms.values()) {
            for (const guest of guests.values()) {
                if (guest.door !== door)
                    continue;
                guests.delete(guest.id);
                if (fight !== null)
                    this.presence(fight);
            }
        }
    }
    knock(fight, door, name) {
        const room = this.rooms.get(fight.fight);
        if (room === undefined || room.guests.size >= GUESTS)
            return null;
        const id = `guest-${++room.guestCount}`;
        room.guests.set(id, { id, name, door });
        this.presence(fight);
        return id;
    }
    async admit(fight, id, seat) {
        const room = this.rooms.get(fight.fight);
        const guest = room?.guests.get(id);
        if (guest === undefined)
            return false;
        room?.guests.delete(id);
        const key = await this.hosting.passes.make({ fight: fight.fight, seat });
        await fight.seat(fight.refereeSeat, null, (seating) => {
            const sitting = seating.seats[seat];
            if (sitting === undefined || seat === SPECTATORS)
                return seating;
            return { ...seating, seats: { ...seating.seats, [seat]: { ...sitting, name: guest.name } } };
        });
        await guest.door.admit(fight, seat, key);
        return true;
    }
    turnAway(fight, id) {
        const guest = this.rooms.get(fight.fight)?.guests.get(id);
        guest?.door.close('turned-away');
        return guest !== undefined;
    }
    closeSeat(fight, seat, why) {
        const room = this.rooms.get(fight.fight);
        if (seat === null)
            for (const { door } of [...(room?.guests.values() ?? [])])
                door.close(why);
        for (const door of [...this.doors]) {
            if (door.seat?.fight === fight.fight && door.seat.seat === seat)
                door.close(why, CLOSES[why].what);
        }
    }
    /** Tells everybody at the fight who is there. */
    presence(fight) {
        const room = this.rooms.get(fight.fight);
        if (room === undefined)
            return;
        const seats = fight.seats();
        const guests = [...room.guests.values()].map(({ id, name }) => ({ guest: id, name }));
        const all = {
            type: 'presence',
            seats,
            guests: [],
            until: room.timing?.secondsLeft(this.hosting.now()) ?? null,
        };
        const text = JSON.stringify(all);
        const forReferee = guests.length === 0 ? text : JSON.stringify({ ...all, guests });
        for (const door of this.doors) {
            const at = door.seat;
            if (at?.fight === fight.fight)
                door.sendText(fight.roleOf(at.seat) === 'referee' ? forReferee : text);
        }
    }
}
/** Requests whose answers are remembered. */
const REMEMBERED = 500;
/** Hears each request once: the same id of the same seat again gets the same answer. */
function onceEach(hears) {
    const known = new Map();
    return (seat, request) => {
        if (request.id === undefined)
            return hears(seat, request);
        const id = `${seat}/${typeof request.id} ${request.id}`;
        const answer = known.get(id) ?? hears(seat, request);
        known.set(id, answer);
        for (const oldest of known.keys()) {
            if (known.size <= REMEMBERED)
                break;
            known.delete(oldest);
        }
        return answer;
    };
}
//# sourceMappingURL=house.js.map