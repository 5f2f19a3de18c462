/** Whether a client that was closed comes back: never, at once (with back-off), or later (with longer back-off). */
export type ComeBack = 'never' | 'now' | 'later';
/** Why a connection ends. */
export interface Close {
    /** The number that a WebSocket is closed with. */
    readonly code: number;
    readonly comeBack: ComeBack;
    /** What it means, in a sentence. */
    readonly what: string;
}
/** Every way in which a connection ends, by name. Numbers under 4000 are WebSocket's own. */
export declare const CLOSES: {
    readonly bye: {
        readonly code: 1000;
        readonly comeBack: 'never';
        readonly what: 'Somebody left, or the fight was put away.';
    };
    readonly lost: {
        readonly code: 1006;
        readonly comeBack: 'now';
        readonly what: 'The connection broke.';
    };
    readonly stopping: {
        readonly code: 1012;
        readonly comeBack: 'later';
        readonly what: 'The host stops and starts again.';
    };
    readonly busy: {
        readonly code: 1013;
        readonly comeBack: 'later';
        readonly what: 'The host has too much to do.';
    };
    readonly 'client-too-old': {
        readonly code: 4001;
        readonly comeBack: 'never';
        readonly what: 'The page or program has to be renewed.';
    };
    readonly 'host-too-old': {
        readonly code: 4002;
        readonly comeBack: 'never';
        readonly what: 'The host has to be renewed.';
    };
    readonly 'no-such-link': {
        readonly code: 4003;
        readonly comeBack: 'never';
        readonly what: 'The link leads to no seat: it was never made, or was taken back.';
    };
    readonly 'no-such-fight': {
        readonly code: 4004;
        readonly comeBack: 'never';
        readonly what: 'The fight is not there any more.';
    };
    readonly revoked: {
        readonly code: 4005;
        readonly comeBack: 'never';
        readonly what: 'The referee has taken the link back.';
    };
    readonly 'turned-away': {
        readonly code: 4006;
        readonly comeBack: 'never';
        readonly what: 'The referee has not let the guest in.';
    };
    readonly 'cannot-open': {
        readonly code: 4007;
        readonly comeBack: 'never';
        readonly what: 'The fight is kept, and cannot be opened here: another version wrote it, or its game is not here.';
    };
    readonly 'no-hello': {
        readonly code: 4010;
        readonly comeBack: 'never';
        readonly what: 'The first message was not a hello, or did not come in time.';
    };
    readonly 'not-understood': {
        readonly code: 4011;
        readonly comeBack: 'never';
        readonly what: 'Too many messages could not be understood.';
    };
    readonly 'too-large': {
        readonly code: 4012;
        readonly comeBack: 'never';
        readonly what: 'A message was larger than may be.';
    };
    readonly 'too-fast': {
        readonly code: 4013;
        readonly comeBack: 'later';
        readonly what: 'Too many messages came at once.';
    };
    readonly 'too-slow': {
        readonly code: 4014;
        readonly comeBack: 'now';
        readonly what: 'What was sent was not taken in time.';
    };
    readonly silent: {
        readonly code: 4015;
        readonly comeBack: 'now';
        readonly what: 'Nothing was heard for too long.';
    };
    readonly again: {
        readonly code: 4016;
        readonly comeBack: 'now';
        readonly what: 'The host has begun the fight anew from what was saved.';
    };
    readonly full: {
        readonly code: 4017;
        readonly comeBack: 'later';
        readonly what: 'There are as many connections as there may be.';
    };
};
/** The name of a way in which a connection ends. */
export type CloseName = keyof typeof CLOSES;
/** What a number means that a connection was closed with; numbers that nobody knows are like a broken one. */
export declare function closeOf(code: number): {
    readonly name: CloseName;
} & Close;
//# sourceMappingURL=closes.d.ts.map