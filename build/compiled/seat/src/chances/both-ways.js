import { consequenceOdds, declined, exactConsequences, SENSIBLE, } from '@fray/lab';
/**
 * The odds where nobody reacts, and where everybody does. What cannot be followed to the end is sampled at once: ways that are
 * given up are the slowest part of a quick answer. With reactions there are more of them than without.
 */
export function oddsBothWays(situation, command, wishes) {
    const unasked = new Unasked();
    const unanswered = consequenceOdds(situation, command, { ...wishes, reactions: unasked });
    if (!unasked.wasAsked)
        return { unanswered, odds: unanswered };
    const odds = unanswered.kind === 'exact' ? exactConsequences(situation, command, { ...wishes, reactions: 'sensible' }) : null;
    if (odds !== null)
        return { unanswered, odds };
    const sensible = situation.rules.policies.get(SENSIBLE);
    return { unanswered, odds: consequenceOdds(situation, command, { ...wishes, reactions: sensible, ways: 0 }) };
}
/** One who never reacts, and who knows whether anybody could have. */
class Unasked {
    id = 'nobody';
    about = 'Lets everything pass.';
    /** Whether a combatant was asked anything. */
    wasAsked = false;
    /** It is there to answer, and commands nothing. */
    command() {
        throw new Error('Whoever lets everything pass commands nothing.');
    }
    /** Declines, or takes what goes without saying. */
    answer(_scene, question) {
        this.wasAsked ||= question.to >= 0;
        return declined(question);
    }
}
//# sourceMappingURL=both-ways.js.map