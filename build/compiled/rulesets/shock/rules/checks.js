import { compileDice, D20 } from '@fray/kernel/rules';
import { note, roll } from '../events.js';
import { cite } from '../scene.js';
import { ATTRIBUTE_NAMES, NO_SKILL, SKILL_NAMES } from '../words.js';
import { isParty, modOf, skillOf } from './who.js';
/** The dice of a skill check. */
const CHECK_DICE = compileDice('2d6');
/** The number that a plain skill check has to reach. */
const CHECK_TARGET = 10;
cite('skill-check', 'untrained-skill', 'npc-skill-levels', 'attribute-modifiers');
/** Adds to a tally what a check with that attribute and skill adds to the dice: both, or an NPC's skill bonus alone. */
function addSkill(scene, tally, who, attribute, skill) {
    const level = skillOf(scene, who, skill);
    if (level === NO_SKILL)
        return tally.add(scene.now.combatant.skillBonus[who], 'npc-skill-levels', 'skill bonus');
    tally.add(modOf(scene, who, attribute), 'attribute-modifiers', ATTRIBUTE_NAMES[attribute]);
    return tally.add(level, level < 0 ? 'untrained-skill' : 'skill-check', SKILL_NAMES[skill]);
}
/** What a check with that attribute and skill adds to the dice. */
export const checkBonus = (scene, who, attribute, skill) => addSkill(scene, scene.tally(), who, attribute, skill).total;
const NOTHING = [];
/** Makes a plain skill check against the number; returns whether it succeeds. */
export function skillCheck(scene, who, attribute, skill, rule, why, extras = NOTHING) {
    const tally = scene.tally();
    scene.roll(CHECK_DICE, who, rule, why, tally);
    addSkill(scene, tally, who, attribute, skill);
    for (const extra of extras)
        if (extra.value !== 0)
            tally.add(extra.value, extra.rule, extra.source);
    const passed = tally.total >= CHECK_TARGET;
    roll.check(scene, who, rule, tally, CHECK_TARGET, passed, why);
    return passed;
}
cite('opposed-check', 'dice-order');
/** Rolls one side of an opposed check and returns the total. */
export function opposedRoll(scene, who, attribute, skill, rule, why, penalty = 0, penaltyRule = 'size-ladder') {
    const tally = scene.tally();
    scene.roll(CHECK_DICE, who, rule, why, tally);
    addSkill(scene, tally, who, attribute, skill);
    if (penalty !== 0)
        tally.add(penalty, penaltyRule, 'size');
    roll.opposed(scene, who, rule, tally, null, null, why);
    return tally.total;
}
cite('opposed-tie');
/** Whether the initiator of an opposed check beats the other: on equal totals the Party's combatant does, else the other. */
export function initiatorWins(scene, initiator, own, other, theirs) {
    if (own !== theirs)
        return own > theirs;
    const wins = isParty(scene, initiator) && !isParty(scene, other);
    const winner = wins ? initiator : other;
    note.tie(scene, winner, isParty(scene, winner), 'opposed-tie');
    return wins;
}
cite('saving-throw');
/** A Physical saving throw with a bonus or penalty on the roll: a natural 1 always fails, a natural 20 always succeeds. */
export function physicalSave(scene, who, extra, rule) {
    const tally = scene.tally();
    const natural = scene.roll(D20, who, rule, 'Physical save', tally);
    if (extra !== null && extra.value !== 0)
        tally.add(extra.value, extra.rule, extra.source);
    const against = scene.now.combatant.physicalSave[who];
    const passed = natural === 20 || (natural !== 1 && tally.total >= against);
    roll.save(scene, who, rule, tally, against, passed);
    return passed;
}
//# sourceMappingURL=checks.js.map