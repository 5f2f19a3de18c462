import { type Conversation } from './conversation.ts';
import type { News } from './news.ts';
/** How a table was left. */
export type Ending = 'over' | 'left' | 'ended';
/** Plays at a live table until the fight is over, the person leaves, or the server ends it. */
export declare function playOn(talk: Conversation, news: News): Promise<Ending>;
//# sourceMappingURL=loop.d.ts.map