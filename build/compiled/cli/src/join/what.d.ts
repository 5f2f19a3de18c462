import type { Conversation } from './conversation.ts';
import type { Shown } from './guest.ts';
/** `card NAME`: everything that may be known of a combatant. */
export declare function card(talk: Conversation, rest: string): boolean;
/** `what X`: explains a key, a combatant, a thing on somebody's card, an action or a rule. */
export declare function what(talk: Conversation, rest: string, { acts }: Shown): Promise<void>;
/** `chances KEY`: how likely an act, or each answer to a question, is to do what. */
export declare function chances(talk: Conversation, rest: string, { asked, acts }: Shown): Promise<void>;
//# sourceMappingURL=what.d.ts.map