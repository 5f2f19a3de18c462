import type { Conversation } from './conversation.ts';
/** `who`: who sits where, who is there, and for whom the fight waits. */
export declare function who(talk: Conversation): void;
/** `admit NAME [SEAT]` and `turn-away NAME`: what the referee says to one who asks to be let in. */
export declare function answerGuest(talk: Conversation, word: 'admit' | 'turn-away', rest: string): Promise<void>;
//# sourceMappingURL=people.d.ts.map