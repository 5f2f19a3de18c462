import { type PlainCommand, type Random } from '@fray/kernel';
import type { AnySession } from './random-play.ts';
/** A command that a table might try at any moment: the referee's, somebody's act with odd parameters, an Instant. */
export declare function shockIdeas(session: AnySession, random: Random): PlainCommand | null;
//# sourceMappingURL=shock-ideas.d.ts.map