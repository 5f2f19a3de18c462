import { type PlainCommand, type Random } from '@fray/kernel';
import type { AnySession } from './random-play.ts';
/** A command that a table might try at any moment: the referee's, somebody's act with odd parameters, standing up. */
export declare function freeHitsIdeas(session: AnySession, random: Random): PlainCommand | null;
//# sourceMappingURL=free-hits-ideas.d.ts.map