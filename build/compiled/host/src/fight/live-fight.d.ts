import { type Answer, type Presence, type Request, type Role, type Seating as SeatingRequest } from '@fray/protocol';
import type { Hosting, LiveFight } from '../hosting.ts';
import { Desk, type Device } from './desk.ts';
import { type Opened } from './opened.ts';
import type { Seating } from './seating.ts';
type Id = string | number | null;
/** Changes how people sit, or says why not. */
export type SeatingChange = (seating: Seating) => Seating | {
    readonly rule: string;
    readonly reason: string;
};
/**
 * A fight that is open. Everything that is asked of it is done one after the other; what changes it is kept before it is
 * answered and before anybody is told.
 */
export declare class OpenFight implements LiveFight {
    readonly fight: string;
    /** What the numbers of its news count in. */
    epoch: string;
    private readonly hosting;
    private readonly queue;
    private readonly desks;
    private opened;
    private version;
    private answers;
    private moment;
    private keptBefore;
    private seatingBefore;
    /** Who answers for seats of whom nobody is there, where it is somebody else. */
    private by;
    /** Whether memory may differ from what is kept: it is opened anew before anything else. */
    private isDoubtful;
    private isEngineKept;
    /** Whether something may be due that comes of itself. */
    private isBehind;
    /** Called when who sits where has changed. */
    onSeating: () => void;
    /** Hears what is said about seats, which is the house's business. */
    hearSeating: (seat: string, request: SeatingRequest) => Promise<Answer>;
    /** A fight as it was opened; what is due is done with the first request. */
    constructor(hosting: Hosting, fight: string, opened: Opened);
    /** Opens a fight from the store; null where there is none. */
    static open(hosting: Hosting, fight: string): Promise<OpenFight | null>;
    /** Why it can only be looked at, or null. */
    get readOnly(): string | null;
    /** What people should know who were there before, or null. */
    get carriedOver(): string | null;
    /** How people sit. */
    get seating(): Seating;
    /** The ruleset's game. */
    get game(): Opened['game'];
    /** Whether anybody looks, or something is being done. */
    get isBusy(): boolean;
    /** Ids of the seats for whom the fight waits. */
    private get waitingFor();
    /** What the fight waits for, as one text that is another one when it waits for something else; '' where it waits for nobody. */
    get waitsFor(): string;
    /** The id of the referee's seat. */
    get refereeSeat(): string;
    /** What the seat may do, or null where there is none of that id. */
    roleOf(seat: string): Role | null;
    /** The position of the seat, or -1. */
    positionOf(seat: string): number;
    /** Who sits where, spectators last. */
    seats(): Presence['seats'];
    /** Resolves when all that was asked is done and kept. */
    settled(): Promise<void>;
    /** How many devices look through the seat. */
    devicesAt(seat: string): number;
    /** A device sits down; `begin` is called with the seat's desk as it stands then. */
    attach(seat: string, device: Device, begin: (desk: Desk, epoch: string) => void): Promise<void>;
    /** A device is gone. */
    detach(seat: string, device: Device): void;
    /** Looks at the seat's desk in its turn, as it stands. */
    atDesk<T>(seat: string, use: (desk: Desk, epoch: string) => T): Promise<T>;
    table(seat: string): ReturnType<LiveFight['table']>;
    news(seat: string, { epoch, seq }: {
        readonly epoch: string;
        readonly seq: number;
    }, wait: number): ReturnType<LiveFight['news']>;
    /** Does what time asks for: whoever has waited long enough for news gets none. */
    tick(now: number): void;
    hear(seat: string, request: Request): Promise<Answer>;
    /** Changes how people sit, and answers when it is kept. */
    seat(by: string, id: Id, change: SeatingChange): Promise<Answer>;
    private seatThem;
    /** Who answers for the seat now: `person`, `referee`, or the id of a policy. */
    byOf(seat: string): string;
    /** Those for whom the fight has waited long enough are answered for, this once. */
    timeOut(): Promise<unknown>;
    /** Somebody else answers for some seats from now on: the fight goes on where it can. */
    sitOtherwise(by: (seat: string) => string | null): Promise<unknown>;
    private deskOf;
    private looked;
    private deed;
    /** Whether the deed was made on an older table. Answers hang on their question, plans and settings on nothing. */
    private isStale;
    /** Does something once for its id, keeps it, tells everybody, and answers. */
    private once;
    /** Something may be otherwise than before. */
    private changed;
    /** Lets everything happen that needs nobody, up to a number of steps; the rest comes when others have been heard. */
    private goOn;
    /** Goes on by itself, and keeps what comes of it. */
    private carryOn;
    private catchUp;
    /** Keeps what is new and tells everybody. Returns what to answer where it could not be kept. */
    private keep;
    /** The version of the ruleset to which the fight was carried over, where that is not kept yet. */
    private get engineToKeep();
    private get note();
    /** Appends an entry; what is in memory is doubtful where it does not come to be kept. */
    private append;
    /** Where memory may differ from what is kept, opens the fight anew and shows everybody how it stands. */
    private mend;
    /** Answers in doubt where something goes wrong that should not. */
    private guarded;
}
export {};
//# sourceMappingURL=live-fight.d.ts.map