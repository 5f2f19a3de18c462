import { seatOf } from '../base-facts.js';
import { ASK } from '../table/table.js';
export const ASK_EVERYTHING = { reactions: 'ask', decisions: 'ask' };
/** What a seat with these settings wants done with a reaction. */
export const wishFor = ({ reactions, byRule }, { rule }) => byRule?.[rule] ?? reactions;
/** Whether the reaction is declined without a word, since it could not matter. */
const isSkipped = ({ pointless }, question) => question.pointless !== undefined && pointless !== 'ask' && (question.decline ?? -1) >= 0;
/** Answers what the settings and policies of the seats answer by themselves; everything else is asked. */
export function answererOf(policies, settings, fallback, random, underway = () => undefined) {
    return (question, fight) => {
        const scene = fight;
        const seat = seatOf(scene, question.to);
        const policy = policies[seat] ?? null;
        if (policy !== null)
            return policy.answer(scene, question, random, underway());
        const wish = settings[seat] ?? ASK_EVERYTHING;
        if (question.reaction === true) {
            if (isSkipped(wish, question))
                return question.decline ?? question.preset;
            const wanted = wishFor(wish, question);
            if (wanted === 'never' && question.decline !== undefined && question.decline >= 0)
                return question.decline;
            if (wanted === 'auto' && fallback !== null)
                return fallback.answer(scene, question, random, underway());
            return ASK;
        }
        return wish.decisions === 'default' ? question.preset : ASK;
    };
}
//# sourceMappingURL=settings.js.map