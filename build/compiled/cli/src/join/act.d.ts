import type { Acts } from '@fray/seat';
import type { Conversation } from './conversation.ts';
/** Does the act that a line means; asks for what it lacks, and whether what cannot be mended is meant. Says whether it was done. */
export declare function act(talk: Conversation, acts: Acts, line: string): Promise<boolean>;
//# sourceMappingURL=act.d.ts.map